import FlipbookDrawing
import FlipbookMotion

/// How a scene has a bar look.
struct BarLook: Equatable {
  var ground: AnyShapeStyle?
  var visibility = Visibility.automatic
  var scheme: ColorScheme?

  /// Grounds are told apart by what they draw alone.
  static func == (a: BarLook, b: BarLook) -> Bool {
    func shading(_ look: BarLook) -> String {
      look.ground.map { "\($0._shading(in: EnvironmentValues()))" } ?? ""
    }
    return a.visibility == b.visibility && a.scheme == b.scheme && shading(a) == shading(b)
  }

  /// Takes what it lacks from another.
  mutating func complete(with other: BarLook) {
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

/// How the bar of the tab view around looks.
enum TabBarLookKey: PreferenceKey {
  static var defaultValue: BarLook { BarLook() }
  static func reduce(value: inout BarLook, nextValue: () -> BarLook) { value.complete(with: nextValue()) }
}

/// The ground of a bar, with a line where the page begins.
struct BarGroundFace: View {
  let style: AnyShapeStyle?
  /// The edge of the film that it reaches.
  let edge: VerticalEdge
  @Environment(\.pixelLength) private var pixel

  init(style: AnyShapeStyle?, edge: VerticalEdge) { (self.style, self.edge) = (style, edge) }

  var body: some View {
    Rectangle().fill(style ?? AnyShapeStyle(.bar)).ignoresSafeArea(edges: edge == .top ? .top : .bottom)
      .overlay(alignment: edge == .top ? .bottom : .top) {
        Rectangle().fill(.separator).frame(height: pixel).offset(y: edge == .top ? pixel : 0)
      }
  }
}
