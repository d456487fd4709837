import Flipbook
import Testing

@MainActor
@Suite("Documents and cameras")
struct DocumentTests {
  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = "new"
    init() {}
    init(configuration: ReadConfiguration) throws {
      guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
      text = String(decoding: data, as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  @Test("an app of documents shows a new one")
  func window() {
    let group = DocumentGroup(newDocument: Note()) { Text($0.document.text) }
    #expect(group._windowContent != nil)
    #expect(DocumentGroup(viewing: Note.self) { Text($0.document.text) }._windowContent == nil)
    #expect(Note.writableContentTypes == [.plainText])
  }

  @Test("a folder in memory gives files of one name numbers, and nothing is written")
  func wrappers() {
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    #expect(folder.isDirectory && !folder.isRegularFile)
    #expect(folder.addRegularFile(withContents: Data(), preferredFilename: "a.txt") == "a.txt")
    let second = folder.addRegularFile(withContents: Data([1]), preferredFilename: "a.txt")
    #expect(second != "a.txt" && folder.fileWrappers?[second]?.regularFileContents == Data([1]))
    #expect(throws: CocoaError.self) {
      try folder.write(to: URL(filePath: "/tmp/never"), originalContentsURL: nil)
    }
    #expect(throws: (any Error).self) { try FileWrapper(url: URL(filePath: "/none/at/all")) }
  }

  @Test("there is no camera, and a session says so")
  func camera() {
    #expect(AVCaptureDevice.default(for: .video) == nil)
    let cameras = AVCaptureDevice.DiscoverySession(
      deviceTypes: [.builtInWideAngleCamera], mediaType: .video, position: .back
    ).devices
    #expect(cameras.isEmpty)
    let session = AVCaptureSession()
    let output = AVCaptureMetadataOutput()
    session.addOutput(output)
    #expect(session.outputs.count == 1 && output.availableMetadataObjectTypes.isEmpty)
    let layer = AVCaptureVideoPreviewLayer(session: session)
    layer.bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
    #expect(
      layer.captureDevicePointConverted(fromLayerPoint: CGPoint(x: 50, y: 50)) == CGPoint(x: 0.25, y: 0.5))
  }
}
