import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookTime
import FlipbookViews
import Foundation

/// The film of a player on black, whole, without controls.
public struct VideoPlayer<Overlay: View>: View {
  let player: AVPlayer?
  let overlay: Overlay
  @StateObject private var track = VideoTrack()

  /// Shows the film of a player with another view over it.
  public init(
    player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay, file: String = #fileID, line: Int = #line
  ) {
    self.player = player
    overlay = videoOverlay()
    unsupported("VideoPlayer.init", file, line)
  }

  /// Shows the film of a player.
  public init(player: AVPlayer?, file: String = #fileID, line: Int = #line) where Overlay == EmptyView {
    self.player = player
    overlay = EmptyView()
    unsupported("VideoPlayer.init", file, line)
  }

  /// The picture of the moment on black, with the overlay.
  public var body: some View {
    Color.black.overlay {
      TimelineView(.animation) { _ in
        if let player, let film = player.film {
          Image(decorative: track.image(of: film, at: shown(player, film)), scale: 1).resizable()
            .aspectRatio(film.size, contentMode: .fit)
        }
      }
    }
    .overlay(overlay)
  }

  /// At its end a film shows its last picture.
  private func shown(_ player: AVPlayer, _ film: any VideoSource) -> Double {
    min(player.seconds, max(0, film.duration - 1e-5))
  }
}
