import FlipbookDiagnostics
import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing

@Suite struct CGContextTests {
  private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test("the same drawing by Path and by CGContext gives equal lists")
  func equalLists() {
    let ours = record { context in
      context.fill(Path(rect), with: .color(Color(red: 1, green: 0, blue: 0)))
      var copy = context
      copy.translateBy(x: 5, y: 6)
      copy.scaleBy(x: 2, y: 2)
      copy.opacity = 0.5
      copy.blendMode = .multiply
      copy.clip(to: Path(ellipseIn: rect), style: FillStyle(eoFill: true))
      let curve = Path {
        $0.move(to: CGPoint(x: 1, y: 2))
        $0.addLine(to: CGPoint(x: 3, y: 4))
        $0.addCurve(
          to: CGPoint(x: 30, y: 4), control1: CGPoint(x: 5, y: 9), control2: CGPoint(x: 6, y: 0))
        $0.addQuadCurve(to: CGPoint(x: 3, y: 30), control: CGPoint(x: 5, y: 9))
        $0.addArc(
          center: CGPoint(x: 10, y: 10), radius: 4, startAngle: .zero, endAngle: .degrees(90),
          clockwise: true)
        $0.closeSubpath()
      }
      copy.fill(curve, with: .color(.black))
      copy.stroke(
        curve, with: .color(Color(white: 0.5)),
        style: StrokeStyle(
          lineWidth: 3, lineCap: .round, lineJoin: .bevel, miterLimit: 4, dash: [4, 2], dashPhase: 1))
      context.stroke(Path(ellipseIn: rect), with: .color(.black), lineWidth: 2)
    }
    let quartz = record { context in
      context.withCGContext { cg in
        cg.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        cg.fill(rect)
        cg.saveGState()
        cg.translateBy(x: 5, y: 6)
        cg.scaleBy(x: 2, y: 2)
        cg.setAlpha(0.5)
        cg.setBlendMode(.multiply)
        cg.addEllipse(in: rect)
        cg.clip(using: .evenOdd)
        cg.beginPath()
        cg.move(to: CGPoint(x: 1, y: 2))
        cg.addLine(to: CGPoint(x: 3, y: 4))
        cg.addCurve(to: CGPoint(x: 30, y: 4), control1: CGPoint(x: 5, y: 9), control2: CGPoint(x: 6, y: 0))
        cg.addQuadCurve(to: CGPoint(x: 3, y: 30), control: CGPoint(x: 5, y: 9))
        cg.addArc(
          center: CGPoint(x: 10, y: 10), radius: 4, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        cg.closePath()
        cg.setFillColor(gray: 0, alpha: 1)
        cg.setStrokeColor(gray: 0.5, alpha: 1)
        cg.setLineWidth(3)
        cg.setLineCap(.round)
        cg.setLineJoin(.bevel)
        cg.setMiterLimit(4)
        cg.setLineDash(phase: 1, lengths: [4, 2])
        cg.drawPath(using: .fillStroke)
        #expect(cg.isPathEmpty)
        cg.restoreGState()
        cg.setLineWidth(2)
        cg.strokeEllipse(in: rect)
      }
    }
    #expect(quartz.description == ours.description)
    #expect(quartz == ours)
  }

  @Test("points of a path stay where they were put when the transform changes")
  func pathAcrossTransforms() throws {
    let list = record { context in
      context.withCGContext { cg in
        cg.saveGState()
        cg.translateBy(x: 50, y: 50)
        cg.scaleBy(x: 20, y: 10)
        cg.addEllipse(in: CGRect(x: -1, y: -1, width: 2, height: 2))
        cg.restoreGState()
        #expect(cg.boundingBoxOfPath == CGRect(x: 30, y: 40, width: 40, height: 20))
        cg.setLineWidth(2)
        cg.strokePath()
        cg.move(to: CGPoint(x: 10, y: 0))
        cg.translateBy(x: 5, y: 5)
        #expect(cg.currentPointOfPath == CGPoint(x: 5, y: -5))
        cg.addLine(to: .zero)
        cg.strokePath()
      }
    }
    guard case .stroke(let ellipse, _, let style) = list.items[0].content else {
      Issue.record("a stroke should be recorded")
      return
    }
    #expect(style.lineWidth == 2 && list.items[0].transform.isIdentity)
    #expect(ellipse.boundingRect == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(
      list.items[1]
        == record { context in
          context.translateBy(x: 5, y: 5)
          context.stroke(
            Path { $0.addLines([CGPoint(x: 5, y: -5), .zero]) }, with: .color(.black), lineWidth: 2)
        }.items[0])
  }

  @Test("clockwise arcs turn counter-clockwise on screen, by both kinds of arc")
  func arcs() {
    _ = record { context in
      context.withCGContext { cg in
        cg.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        let short = cg.boundingBoxOfPath
        #expect(abs(short.minX) < 1e-9 && abs(short.minY) < 1e-9)
        cg.beginPath()
        cg.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        let long = cg.boundingBoxOfPath
        #expect(long.minX == -10 && long.minY == -10)
        cg.beginPath()
        cg.move(to: .zero)
        cg.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        let end = cg.currentPointOfPath
        #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 4) < 1e-9)
      }
    }
  }

  @Test("the context's opacity, blend mode and filters take the drawing as one")
  func grouping() {
    let list = record { context in
      context.opacity = 0.5
      context.addFilter(.blur(radius: 2))
      context.withCGContext { cg in
        cg.fill(rect)
        cg.fillEllipse(in: rect)
      }
    }
    #expect(
      list.description == """
        (display-list (size 100 100)
          (layer (opacity 0.5) (filter blur 2)
            (fill (rect 10 20 30 40) #000000FF)
            (fill (ellipse 10 20 30 40) #000000FF)))
        """)
  }

  @Test("a drawing records the operations it is made of")
  func golden() {
    let image = CGImage(Bitmap(width: 2, height: 1, pixels: [0xff00_0000, 0xffff_ffff]))
    let list = record { context in
      context.withCGContext { cg in
        cg.setShadow(offset: CGSize(width: 1, height: 2), blur: 6, color: .black)
        cg.setFillColor(cyan: 0, magenta: 1, yellow: 1, black: 0.2, alpha: 1)
        cg.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        cg.setAlpha(0.5)
        cg.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        cg.beginTransparencyLayer(auxiliaryInfo: nil)
        cg.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
        cg.strokeLineSegments(between: [.zero, CGPoint(x: 5, y: 5), CGPoint(x: 9, y: 0)])
        cg.endTransparencyLayer()
        cg.setShadow(offset: .zero, blur: 0, color: nil)
        cg.setAlpha(1)
        cg.interpolationQuality = .none
        cg.draw(image, in: CGRect(x: 10, y: 20, width: 4, height: 2))
        cg.setShouldAntialias(false)
        cg.stroke(CGRect(x: 1, y: 1, width: 8, height: 8), width: 2)
        cg.setBlendMode(.clear)
        cg.fillEllipse(in: CGRect(x: 20, y: 20, width: 10, height: 10))
      }
    }
    #expect(
      list.description == """
        (display-list (size 100 100)
          (fill (rect 0 0 10 10) #CC0000FF (filter shadow #000000FF 3 1 2))
          (layer (filter shadow #000000FF 3 1 2)
            (fill (rect 0 0 5 5) #CC0000FF (opacity 0.5)))
          (layer (filter shadow #000000FF 3 1 2)
            (layer (opacity 0.5)
              (stroke (path m 0 0 l 5 5) #0000FFFF (width 1))))
          (image (bitmap 2x1 \(image.bitmap.contentHash.description.prefix(8))) (rect 10 20 4 2) \
        (transform 1 0 0 -1 0 42))
          (fill (path m 1 0 l 9 0 l 10 0 l 10 1 l 10 9 l 10 10 l 9 10 l 1 10 l 0 10 l 0 9 l 0 1 l 0 0 l 1 0 h \
        m 1 2 l 1 1 l 2 1 l 2 9 l 1 9 l 1 8 l 9 8 l 9 9 l 8 9 l 8 1 l 9 1 l 9 2 l 1 2 h) #000000FF (aliased))
          (fill (rect 19 19 12 12) #CC0000FF (blend clear) (clip (ellipse 20 20 10 10) (aliased))))
        """)
  }

  @Test("modes that erase change only what the shape covers, and clear ignores alpha and shadow")
  func erasing() {
    let list = record { context in
      context.withCGContext { cg in
        cg.setAlpha(0.25)
        cg.setShadow(offset: .zero, blur: 3)
        cg.clear(rect)
        cg.setFillColor(.white)
        cg.fill(rect)
      }
    }
    #expect(list.items[0].blendMode == .clear && list.items[0].opacity == 1 && list.items[0].filters.isEmpty)
    #expect(list.items[0].bounds == rect)
    #expect(list.items[1].blendMode == .normal && list.items[1].filters.count == 1)
  }

  @Test("clips narrow, come back with the saved state, and masks let through by alpha or by brightness")
  func clips() {
    let opaque = CGImage(Bitmap(width: 1, height: 1, pixels: [0xff80_8080]))
    let clear = CGImage(Bitmap(width: 1, height: 1, pixels: [0x8000_0000]))
    let list = record { context in
      context.withCGContext { cg in
        #expect(cg.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 100))
        cg.saveGState()
        cg.clip(to: CGRect(x: 10, y: 10, width: 50, height: 50))
        cg.clip(to: [CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 30, y: 30, width: 5, height: 5)])
        cg.scaleBy(x: 2, y: 2)
        #expect(cg.boundingBoxOfClipPath == CGRect(x: 5, y: 5, width: 12.5, height: 12.5))
        cg.restoreGState()
        #expect(cg.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 100))
        cg.clip(to: rect, mask: opaque)
        cg.fill(rect)
        cg.clip(to: rect, mask: clear)
        cg.fill(rect)
      }
    }
    guard case .layer(let first, _)? = list.items[0].clip?.shape,
      case .layer(let second, _)? = list.items[1].clip?.shape
    else {
      Issue.record("masks should clip to layers")
      return
    }
    #expect(first.items[0].filters.map(\.kind) == [.luminanceToAlpha])
    #expect(second.items[0].filters.isEmpty)
    #expect(list.items[1].clip?.parent == list.items[0].clip)
  }

  @Test("resetting the clip goes back to what the context let through at first, in a layer to all of it")
  func resetClip() {
    let list = record { context in
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 50, height: 50)))
      context.withCGContext { cg in
        cg.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
        cg.resetClip()
        cg.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
        cg.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10))
        cg.beginTransparencyLayer(auxiliaryInfo: nil)
        cg.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
        cg.resetClip()
        cg.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
        cg.endTransparencyLayer()
      }
    }
    #expect(
      list.items.map(\.bounds) == [
        CGRect(x: 0, y: 0, width: 50, height: 50), CGRect(x: 0, y: 0, width: 10, height: 10),
      ])
  }

  @Test("calls that can't be done, or come at the wrong time, are reported")
  func diagnostics() {
    let collector = DiagnosticCollector()
    var kept: CGContext?
    let list = DiagnosticCollector.$current.withValue(collector) {
      record { context in
        context.withCGContext { cg in
          cg.restoreGState()
          cg.endTransparencyLayer()
          cg.clip()
          cg.setFillColor([0.5])
          cg.setShadow(offset: .zero, blur: .nan)
          cg.addRect(rect)
          cg.scaleBy(x: 0, y: 1)
          cg.strokePath()
          cg.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
          cg.restoreGState()
          kept = cg
        }
        kept?.fill(rect)
      }
    }
    #expect(list.items.isEmpty)
    #expect(
      collector.diagnostics.map(\.code) == [
        "cgcontext.restore", "cgcontext.end-layer", "cgcontext.empty-clip", "cgcontext.components",
        "cgcontext.shadow", "cgcontext.singular-transform", "cgcontext.open-layer",
        "cgcontext.finished",
      ])
  }

  @Test("places and vectors are taken to pixels and back")
  func device() {
    _ = record { context in
      context.withCGContext { cg in
        cg.translateBy(x: 10, y: 20)
        cg.scaleBy(x: 2, y: -3)
        let scale = cg.environment.displayScale
        #expect(cg.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 12 * scale, y: 17 * scale))
        #expect(
          cg.convertToDeviceSpace(CGSize(width: 1, height: 1)) == CGSize(width: 2 * scale, height: -3 * scale)
        )
        let back = cg.convertToUserSpace(CGPoint(x: 12 * scale, y: 17 * scale))
        #expect(abs(back.x - 1) < 1e-9 && abs(back.y - 1) < 1e-9)
        #expect(
          cg.convertToDeviceSpace(CGRect(x: 0, y: 0, width: 1, height: 2))
            == CGRect(x: 10 * scale, y: 14 * scale, width: 2 * scale, height: 6 * scale))
        #expect(cg.makeImage() == nil && cg.width == 0)
      }
    }
  }
}
