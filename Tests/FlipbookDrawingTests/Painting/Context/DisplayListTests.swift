import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing

@Suite struct DisplayListTests {
  @Test("the same drawing gives equal lists, a moved shape another hash")
  func equality() {
    func list(x: CGFloat) -> DisplayList {
      record { $0.fill(Path(CGRect(x: x, y: 0, width: 10, height: 10)), with: .color(.red)) }
    }
    #expect(list(x: 1) == list(x: 1))
    #expect(list(x: 1).contentHash == list(x: 1).contentHash)
    #expect(list(x: 1) != list(x: 1.000001))
  }

  @Test("a list prints one operation a line, with state where it differs from the default")
  func printing() {
    let list = record { context in
      context.fill(Path(CGRect(x: 1, y: 2, width: 3, height: 4)), with: .color(.red))
      context.opacity = 0.5
      context.translateBy(x: 10, y: 20)
      context.blendMode = .multiply
      context.stroke(
        Path(ellipseIn: CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.black),
        style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [3, 1], dashPhase: 0.5))
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 50, height: 50)))
      context.drawLayer { layer in
        layer.fill(
          Path {
            $0.move(to: .zero)
            $0.addLine(to: CGPoint(x: 1, y: 0.12345))
            $0.closeSubpath()
          },
          with: .linearGradient(
            Gradient(colors: [.white, .black]), startPoint: .zero, endPoint: CGPoint(x: 9, y: 0)))
      }
    }
    #expect(
      list.description == """
        (display-list (size 100 100)
          (fill (rect 1 2 3 4) #FF3B30FF)
          (stroke (ellipse 0 0 5 5) #000000FF (width 2) (cap round) (dash 3 1 phase 0.5) \
        (transform 1 0 0 1 10 20) (opacity 0.5) (blend multiply))
          (layer (transform 1 0 0 1 10 20) (opacity 0.5) (blend multiply) \
        (clip (rect 0 0 50 50) (transform 1 0 0 1 10 20))
            (fill (path m 0 0 l 1 0.123 h) (linear-gradient 0 0 9 0 perceptual 0:#FFFFFFFF 1:#000000FF) \
        (transform 1 0 0 1 10 20))))
        """)
  }

  @Test("bounds are those of what is drawn, in list space, cut to the picture")
  func bounds() {
    let list = record { context in
      context.translateBy(x: 10, y: 10)
      context.scaleBy(x: 2, y: 2)
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
      context.stroke(
        Path(CGRect(x: 5, y: 5, width: 10, height: 10)), with: .color(.red),
        style: StrokeStyle(lineWidth: 2, lineJoin: .round))
      context.fill(Path(CGRect(x: 0, y: 0, width: 1000, height: 1)), with: .color(.red))
    }
    #expect(
      list.items.map(\.bounds) == [
        CGRect(x: 10, y: 10, width: 20, height: 20), CGRect(x: 18, y: 18, width: 24, height: 24),
        CGRect(x: 10, y: 10, width: 90, height: 2),
      ])
  }

  @Test("what lies outside the picture or its clip is not recorded")
  func culling() {
    let list = record { context in
      context.fill(Path(CGRect(x: 200, y: 0, width: 10, height: 10)), with: .color(.red))
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 10)))
      context.fill(Path(CGRect(x: 50, y: 50, width: 10, height: 10)), with: .color(.red))
    }
    #expect(list.items.isEmpty)
  }

  @Test("a layer whose blend mode reaches the whole clip has the clip's bounds, a path its own")
  func wholeClip() {
    let square = Path(CGRect(x: 5, y: 5, width: 1, height: 1))
    let list = record { context in
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 40, height: 30)))
      context.blendMode = .copy
      context.drawLayer { $0.fill(square, with: .color(.red)) }
      context.fill(square, with: .color(.red))
    }
    #expect(list.items[0].bounds == CGRect(x: 0, y: 0, width: 40, height: 30))
    #expect(list.items[1].bounds == CGRect(x: 5, y: 5, width: 1, height: 1))
  }

  @Test("a blur grows the bounds by three standard deviations in the scale it was added in")
  func blurBounds() {
    let list = record(size: CGSize(width: 1000, height: 1000)) { context in
      context.scaleBy(x: 4, y: 4)
      context.addFilter(.blur(radius: 2))
      context.fill(Path(CGRect(x: 100, y: 100, width: 10, height: 10)), with: .color(.red))
    }
    #expect(list.items[0].bounds == CGRect(x: 376, y: 376, width: 88, height: 88))
  }

  @Test("the filter added last is next to what is drawn: blurred, then cut at a threshold")
  func filterOrder() {
    let list = record { context in
      context.addFilter(.alphaThreshold(min: 0.5, color: .black))
      context.addFilter(.blur(radius: 4))
      context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.white))
    }
    let kinds = list.items[0].filters.map { stage in
      if case .blur = stage.kind { "blur" } else { "threshold" }
    }
    #expect(kinds == ["blur", "threshold"])
  }

  @Test("filters print their values, options and the transform they were added in")
  func printingFilters() {
    let list = record { context in
      context.addFilter(.blur(radius: 2, options: .opaque), options: .linearColor)
      context.scaleBy(x: 2, y: 2)
      context.addFilter(.shadow(color: .black, radius: 3, x: 1, y: 2))
      context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.white))
    }
    #expect(
      list.description == """
        (display-list (size 100 100)
          (fill (rect 0 0 1 1) #FFFFFFFF (transform 2 0 0 2 0 0) \
        (filter shadow #000000FF 3 1 2 (transform 2 0 0 2 0 0)) (filter blur 2 opaque linear)))
        """)
  }
}
