/// A picture of a preview that is compared with a golden.
struct PreviewCase {
  /// The name of the golden.
  var name: String
  /// The preview's.
  var title: String
  /// Nil where the preview could not be drawn.
  var picture: String?
  /// Why not; empty where it was drawn.
  var failure = ""
  var seconds: Double

  /// When nothing is said: the times at which a preview that moves is compared.
  static let moments = "0,0.5s,1s,2s"

  /// The pictures of shots, those of later moments after the first.
  static func all(_ shots: [(name: String, shot: PreviewShot)]) -> [PreviewCase] {
    shots.flatMap { name, shot -> [PreviewCase] in
      var first = PreviewCase(
        name: name, title: shot.preview.title, picture: shot.failure == nil ? shot.picture : nil,
        seconds: shot.seconds)
      if first.picture == nil {
        let (place, reason) = (
          "\(shot.preview.shownFile):\(shot.preview.line): ", shot.failure ?? "it was not drawn"
        )
        first.failure = reason.hasPrefix(place) ? reason : place + reason
      }
      return [first]
        + shot.moments.map { place, picture in
          PreviewCase(
            name: PreviewShot.name(name, at: place), title: shot.preview.title, picture: picture, seconds: 0)
        }
    }
  }
}
