import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import FlipbookViews
import Foundation

/// Where a film would be: black.
public struct VideoPlayer<Overlay: View>: View {
  let overlay: Overlay

  /// Makes a black view with another over it, and reports that no film is shown.
  public init(
    player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay, file: String = #fileID, line: Int = #line
  ) {
    overlay = videoOverlay()
    unsupported("VideoPlayer.init", file, line)
  }

  /// Makes a black view, and reports that no film is shown.
  public init(player: AVPlayer?, file: String = #fileID, line: Int = #line) where Overlay == EmptyView {
    overlay = EmptyView()
    unsupported("VideoPlayer.init", file, line)
  }

  /// Black, with the overlay.
  public var body: some View { Color.black.overlay(overlay) }
}
