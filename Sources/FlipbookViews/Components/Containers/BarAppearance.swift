import FlipbookDrawing
import FlipbookMotion

/// The appearance of a bar that a scene sets.
struct BarAppearance: Equatable {
  var ground: AnyShapeStyle?
  var visibility = Visibility.automatic
  var scheme: ColorScheme?

  /// Grounds are compared by what they draw alone.
  static func == (a: BarAppearance, b: BarAppearance) -> Bool {
    func shading(_ appearance: BarAppearance) -> String {
      appearance.ground.map { "\($0._shading(in: EnvironmentValues()))" } ?? ""
    }
    return a.visibility == b.visibility && a.scheme == b.scheme && shading(a) == shading(b)
  }

  /// Takes what it lacks from another.
  mutating func complete(with other: BarAppearance) {
    ground = ground ?? other.ground
    if visibility == .automatic { visibility = other.visibility }
    scheme = scheme ?? other.scheme
  }

  /// Whether the bar has a ground.
  ///
  /// - Parameter isOverContent: Whether content lies under it.
  func hasGround(isOverContent: Bool) -> Bool {
    switch visibility {
    case .automatic: isOverContent
    case .visible: true
    case .hidden: false
    }
  }
}
