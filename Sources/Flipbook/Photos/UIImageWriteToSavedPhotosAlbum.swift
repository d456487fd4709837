import FlipbookDrawing
import FlipbookUIKit

/// Would put a picture into the library. A film has none, which is reported; nobody is called back.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?, file: String = #fileID, line: Int = #line
) { unsupported("UIImageWriteToSavedPhotosAlbum", file, line) }
