import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// What changes the look of a view, at the quarters of a linear animation.
@MainActor
@Suite struct LookMotionTests {
  /// A mix of numbers, the first three of which are a colour's and go through linear light.
  private func mixLight(_ from: [Double], _ to: [Double]) -> (Double) -> [Double] {
    func light(_ all: [Double]) -> [Double] {
      all.enumerated().map { $0 < 3 ? Double(TransferFunction.linear(Float($1))) : $1 }
    }
    let way = mix(light(from), light(to))
    return { share in
      way(share).enumerated().map { $0 < 3 ? Double(TransferFunction.encoded(Float($1))) : $1 }
    }
  }

  private var square: some View { TestColor.red.frame(width: 10, height: 10) }

  @Test("opacity and filters")
  func filters() {
    let cases = [
      MotionCase("opacity", Probe.opacity, mix([1], [0.2])) { square.opacity($0 ? 0.2 : 1) },
      MotionCase("blur", Probe.filters, mix([4], [8])) { square.blur(radius: $0 ? 8 : 4) },
      MotionCase("shadow", Probe.filters, mixLight([0, 0, 1, 1, 2, 0, 8], [1, 0, 0, 1, 10, 4, 0])) {
        square.shadow(
          color: $0 ? TestColor.red : TestColor.blue, radius: $0 ? 10 : 2, x: $0 ? 4 : 0, y: $0 ? 0 : 8)
      },
      MotionCase("brightness", Probe.filters, mix([0.2], [0.4])) { square.brightness($0 ? 0.4 : 0.2) },
      MotionCase("contrast", Probe.filters, mix([2], [3])) { square.contrast($0 ? 3 : 2) },
      MotionCase("saturation", Probe.filters, mix([0.8], [0])) { square.saturation($0 ? 0 : 0.8) },
      MotionCase("grayscale", Probe.filters, mix([0.5], [1])) { square.grayscale($0 ? 1 : 0.5) },
      MotionCase("hue", Probe.filters, mix([1], [3])) { square.hueRotation(.radians($0 ? 3 : 1)) },
      MotionCase("multiplied colour", Probe.filters, mixLight([1, 1, 1, 1], [1, 0, 0, 1])) {
        square.colorMultiply($0 ? TestColor.red : .white)
      },
      MotionCase("a filter that begins", Probe.filters, { $0 == 0 ? [] : [8 * $0] }) {
        square.blur(radius: $0 ? 8 : 0)
      },
    ]
    for item in cases { item.check() }
  }

  @Test("colours and gradients")
  func colors() {
    func color(_ isOn: Bool) -> Color { isOn ? TestColor.blue : TestColor.red }
    let way = mixLight([1, 0, 0, 1], [0, 0, 1, 1])
    let cases = [
      MotionCase("a colour as a view", Probe.color, way) { color($0).frame(width: 10, height: 10) },
      MotionCase("a filled shape", Probe.color, way) { Circle().fill(color($0)) },
      MotionCase("the foreground of a shape", Probe.color, way) { Circle().foregroundColor(color($0)) },
      MotionCase("the foreground of several views", Probe.color, way) { isOn in
        VStack { Circle() }.foregroundColor(color(isOn))
      },
      MotionCase("a background", Probe.color, way) { isOn in Color.clear.background(color(isOn)) },
      MotionCase("a text", Probe.color, way) { Text("A").foregroundColor(color($0)) },
      MotionCase("a text in a stack of a colour", Probe.color, way) { isOn in
        HStack { Text("A") }.foregroundColor(color(isOn))
      },
      MotionCase("stops of a gradient, at once", Probe.color, { _ in [0, 0, 1, 1, 0, 0, 1, 1] }) { isOn in
        LinearGradient(colors: [color(isOn), TestColor.blue], startPoint: .top, endPoint: .bottom)
      },
    ]
    for item in cases { item.check() }
  }

  @Test("rounded corners clip")
  func corners() {
    func corner(_ item: DisplayItem) -> [Double] {
      guard case .path(let path, _, _)? = item.clip?.shape else { return [] }
      if case .roundedRect(_, let size, _) = path.shape { return [Double(size.width)] }
      return [0]
    }
    MotionCase(
      "corner radius",
      {
        corner($0)
      }, { [4 * $0] }
    ) { square.cornerRadius($0 ? 4 : 0) }.check()
  }
}
