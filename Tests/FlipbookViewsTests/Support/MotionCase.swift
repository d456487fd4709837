import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// A view whose look depends on a flag that is set, in an animation, as soon as it has appeared.
struct Switched<Content: View>: View {
  let animation: Animation?
  let content: (Bool) -> Content
  @State private var isOn = false

  var body: some View {
    content(isOn).onAppear { withAnimation(animation) { isOn = true } }
  }
}

/// What a view shows on its way, in numbers.
@MainActor
struct MotionCase {
  var name: String
  /// A film of 100 × 100 points.
  var runtime: ViewRuntime
  /// The numbers to look at, from the first item of the picture.
  var probe: (DisplayItem) -> [Double]
  /// What they have to be when a share of the animation is over.
  var expected: (Double) -> [Double]

  /// A flag that is switched in a linear animation of one second.
  init(
    _ name: String, _ probe: @escaping (DisplayItem) -> [Double], _ expected: @escaping (Double) -> [Double],
    @ViewBuilder _ content: @escaping (Bool) -> some View
  ) {
    self.name = name
    runtime = ViewRuntime { Switched(animation: .linear(duration: 1), content: content) }
    self.probe = probe
    self.expected = expected
  }

  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    for time in [0, 0.25, 0.5, 0.75, 1] {
      let shown = runtime.displayList(at: time).items.first.map(probe) ?? []
      let wanted = expected(time)
      #expect(
        shown.count == wanted.count && zip(shown, wanted).allSatisfy { abs($0 - $1) < 1e-4 },
        "\(name) at \(time): \(shown) instead of \(wanted)", sourceLocation: sourceLocation)
    }
  }
}

/// Numbers to read from an item.
enum Probe {
  /// x, y, width and height of what is filled, in the film.
  static func rect(_ item: DisplayItem) -> [Double] {
    guard case .fill(let path, _, _) = item.content else { return [] }
    let rect = path.boundingRect.applying(item.transform)
    return [rect.minX, rect.minY, rect.width, rect.height].map(Double.init)
  }

  static func opacity(_ item: DisplayItem) -> [Double] { [item.opacity] }

  /// The first column of the transform, then the place of the origin.
  static func transform(_ item: DisplayItem) -> [Double] {
    [item.transform.a, item.transform.b, item.transform.tx, item.transform.ty].map(Double.init)
  }

  static func color(_ item: DisplayItem) -> [Double] {
    switch item.content {
    case .fill(_, .color(let color), _), .text(_, origin: _, .color(let color)): components(color)
    case .fill(_, .gradient(let gradient), _): gradient.ramp.stops.flatMap { components($0.color) }
    default: []
    }
  }

  static func components(_ color: RGBA) -> [Double] {
    [color.red, color.green, color.blue, color.opacity].map(Double.init)
  }

  /// What the filters of the item say, one after the other.
  static func filters(_ item: DisplayItem) -> [Double] {
    item.filters.flatMap { stage -> [Double] in
      switch stage.kind {
      case .blur(let radius, _): [radius]
      case .shadow(let color, let radius, let offset, _, _):
        components(color) + [radius, offset.width, offset.height].map(Double.init)
      case .colorMultiply(let color): components(color)
      case .hueRotation(let amount), .saturation(let amount), .brightness(let amount), .contrast(let amount),
        .colorInvert(let amount), .grayscale(let amount):
        [amount]
      default: []
      }
    }
  }
}

/// The numbers a share of the way from some to others.
func mix(_ a: [Double], _ b: [Double]) -> (Double) -> [Double] {
  { share in zip(a, b).map { $0 + ($1 - $0) * share } }
}

/// The components of the colours that the tests use.
enum TestColor {
  enum Name { case red, blue }

  static let red = Color(.sRGB, red: 1, green: 0, blue: 0)
  static let blue = Color(.sRGB, red: 0, green: 0, blue: 1)
}
