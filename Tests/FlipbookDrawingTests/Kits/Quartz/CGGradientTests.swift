import FlipbookDiagnostics
import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing

@Suite struct CGGradientTests {
  private let gradient = CGGradient(
    colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [CGColor.black, CGColor.white] as CFArray,
    locations: [0, 1])!

  private func item(_ draw: (CGContext) -> Void) -> DisplayItem {
    record { $0.withCGContext(content: draw) }.items[0]
  }

  @Test("a linear gradient fills the clip, or the band between its ends")
  func linear() {
    let start = CGPoint(x: 20, y: 0)
    let end = CGPoint(x: 60, y: 0)
    func bounds(_ options: CGGradientDrawingOptions) -> CGRect {
      item { $0.drawLinearGradient(gradient, start: start, end: end, options: options) }.bounds
    }
    #expect(bounds([]) == CGRect(x: 20, y: 0, width: 40, height: 100))
    #expect(bounds(.drawsBeforeStartLocation) == CGRect(x: 0, y: 0, width: 60, height: 100))
    #expect(bounds(.drawsAfterEndLocation) == CGRect(x: 20, y: 0, width: 80, height: 100))
    #expect(
      bounds([.drawsBeforeStartLocation, .drawsAfterEndLocation])
        == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("a radial gradient fills its ring, its disc or the clip, in whichever direction it runs")
  func radial() {
    let center = CGPoint(x: 50, y: 50)
    func path(_ start: CGFloat, _ end: CGFloat, _ options: CGGradientDrawingOptions) -> (
      Path, Bool, GradientPaint
    )? {
      let item = item {
        $0.drawRadialGradient(
          gradient, startCenter: center, startRadius: start, endCenter: center, endRadius: end,
          options: options)
      }
      guard case .fill(let path, .gradient(let paint), let style) = item.content else { return nil }
      return (path, style.isEOFilled, paint)
    }
    for (start, end) in [(10.0, 30.0), (30.0, 10.0)] {
      let ring = path(start, end, [])
      #expect(ring?.0.contains(center, eoFill: true) == false)
      #expect(ring?.0.contains(CGPoint(x: 70, y: 50), eoFill: true) == true)
      #expect(ring?.1 == true)
      #expect(ring?.2.ramp.stops.map(\.color) == (start < end ? [.black, .white] : [.white, .black]))
      let disc = path(start, end, start < end ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
      #expect(disc?.0.contains(center) == true && disc?.0.contains(CGPoint(x: 85, y: 50)) == false)
      let rest = path(start, end, start < end ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
      #expect(rest?.0.contains(center, eoFill: true) == false)
      #expect(rest?.0.contains(CGPoint(x: 1, y: 1), eoFill: true) == true)
    }
  }

  @Test("colours and components make the same gradient; too few of them make none")
  func making() {
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) {
      let other = CGGradient(
        colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 1], locations: nil, count: 2)
      #expect(other?.ramp == gradient.ramp)
      #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
      #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
      #expect(CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white], locations: [0]) == nil)
    }
    #expect(collector.diagnostics.map(\.code) == ["cgcontext.gradient"])
  }

  @Test("a conic gradient begins its turn at the angle")
  func conic() {
    let item = item { $0.drawConicGradient(gradient, center: CGPoint(x: 5, y: 5), angle: 1) }
    guard case .fill(_, .gradient(let paint), _) = item.content else {
      Issue.record("a gradient should be filled")
      return
    }
    #expect(
      paint.geometry == .conic(center: CGPoint(x: 5, y: 5), startAngle: 1, endAngle: 1 + 2 * .pi))
  }

  @Test("colours of other spaces become sRGB")
  func spaces() throws {
    let linear = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
    let color = try #require(CGColor(colorSpace: linear, components: [0.5, 0, 1, 0.5]))
    #expect(abs(color.components![0] - 0.7354) < 1e-3 && color.alpha == 0.5)
    #expect(CGColorSpace(name: "unknown") == nil)
    #expect(CGColor(colorSpace: linear, components: [1, 1, 1]) == nil)
    #expect(CGColorSpaceCreateDeviceCMYK().numberOfComponents == 4)
  }
}
