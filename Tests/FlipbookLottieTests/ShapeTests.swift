import FlipbookPicture
import Foundation
import Testing

@testable import FlipbookLottie

@Suite("shapes of animations")
struct ShapeTests {
  private static let rectangle = #"{"ty":"rc","p":{"k":[0,0]},"s":{"k":[40,20]},"r":{"k":0}}"#
  private static let fill = #"{"ty":"fl","c":{"k":[1,0,0]},"o":{"k":50}}"#

  private func items(_ shapes: String, _ frame: Double = 0) throws -> [DisplayItem] {
    try LottieFixture.items(LottieFixture.text(layers: LottieFixture.layer(shapes)), at: frame)
  }

  @Test("a fill has its colour, its opacity and the path of the shapes before it")
  func fill() throws {
    let items = try items("\(Self.rectangle),\(Self.fill),\(Self.rectangle)")
    #expect(items.count == 1)
    guard case .fill(let path, .color(let color), let style) = items[0].content else {
      Issue.record("no fill")
      return
    }
    #expect(path.boundingRect == CGRect(x: -20, y: -10, width: 40, height: 20))
    #expect(color == RGBA(red: 1, green: 0, blue: 0))
    #expect(items[0].opacity == 0.5)
    #expect(!style.isEOFilled)
    #expect(items[0].transform == CGAffineTransform(translationX: 50, y: 50))
  }

  @Test("a stroke's width, cap, join, limit and dashes are those of the file")
  func stroke() throws {
    let stroke =
      #"{"ty":"st","c":{"k":[0,0,1]},"o":{"k":100},"w":{"k":3.25},"lc":2,"lj":1,"ml":7,"d":[{"n":"d","v":{"k":4}},{"n":"g","v":{"k":2}},{"n":"o","v":{"k":1}}]}"#
    guard case .stroke(_, _, let style) = try items("\(Self.rectangle),\(stroke)")[0].content else {
      Issue.record("no stroke")
      return
    }
    #expect(
      style
        == StrokeStyle(
          lineWidth: 3.25, lineCap: .round, lineJoin: .miter, miterLimit: 7, dash: [4, 2], dashPhase: 1))
  }

  @Test("a trim keeps a share of the length, wherever the range wraps", arguments: [0.0, 90, 200, -45])
  func trim(offset: Double) throws {
    let path = LottiePath.ellipse(center: SIMD2(0, 0), size: SIMD2(80, 80))
    let total = path.path().length
    let range = LottiePath.TrimRange(start: 0.25, end: 0.625, offset: offset / 360)
    let cut = path.trimmed(range)
    #expect(abs(cut.path().length - total * 0.375) < total * 1e-6)
    #expect(cut.contours.count == 1)
  }

  @Test("paths trimmed as one share one length")
  func trimAsOne() {
    let short = LottiePath([
      LottieContour(vertices: [.init(SIMD2(0, 0)), .init(SIMD2(10, 0))], isClosed: false)
    ])
    let long = LottiePath([
      LottieContour(vertices: [.init(SIMD2(0, 5)), .init(SIMD2(30, 5))], isClosed: false)
    ])
    let cut = LottiePath.trimmedAsOne([short, long], LottiePath.TrimRange(start: 0, end: 0.5, offset: 0))
    for path in cut { #expect(abs(path.path().length - 10) < 1e-9) }
  }

  @Test("a trim around a group cuts the paths that the group strokes")
  func outerTrim() throws {
    let group =
      #"{"ty":"gr","it":[\#(Self.rectangle),{"ty":"st","c":{"k":[0,0,0]},"o":{"k":100},"w":{"k":2}},{"ty":"tr"}]}"#
    let trim = #"{"ty":"tm","s":{"k":0},"e":{"k":50},"o":{"k":0},"m":1}"#
    guard case .stroke(let path, _, _) = try items("\(group),\(trim)")[0].content else {
      Issue.record("no stroke")
      return
    }
    #expect(abs(path.length - 60) < 1e-9)
  }

  @Test("a repeater draws copies in steps, fading")
  func repeater() throws {
    let repeater =
      #"{"ty":"rp","c":{"k":3},"o":{"k":0},"m":1,"tr":{"p":{"k":[10,0]},"s":{"k":[50,50]},"so":{"k":100},"eo":{"k":0}}}"#
    let items = try items("\(Self.rectangle),\(Self.fill),\(repeater)")
    // The last copy is clear.
    #expect(items.map(\.opacity) == [0.5, 0.25])
    #expect(items[1].transform == CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 60, ty: 50))
  }

  @Test("merged paths are real intersections")
  func merge() throws {
    let other = Self.rectangle.replacing(#""p":{"k":[0,0]}"#, with: #""p":{"k":[20,0]}"#)
    guard
      case .fill(let path, _, _) = try items(
        "\(Self.rectangle),\(other),{\"ty\":\"mm\",\"mm\":4},\(Self.fill)")[0]
        .content
    else {
      Issue.record("no fill")
      return
    }
    #expect(path.boundingRect == CGRect(x: 0, y: -10, width: 20, height: 20))
  }

  @Test(
    "a skew of half a turn more is the same", arguments: [(0.0, 180.0), (0, -180), (30, 210), (-20, 160)])
  func skew(degrees: Double, more: Double) {
    let (first, second) = (LottieTransform.skew(degrees, axis: 0), LottieTransform.skew(more, axis: 0))
    #expect(abs(first.c - second.c) < 1e-12 && first.a == second.a && first.d == second.d)
  }
}
