import Foundation
import Testing

@testable import FlipbookDrawing

@Suite("What filters reach")
struct FilterReachTests {
  private let canvas = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func record(_ draw: (inout GraphicsContext) -> Void) -> DisplayList {
    DisplayList.record(size: canvas.size, resources: .fixed, draw: draw)
  }

  private func layer(_ list: DisplayList) throws -> DisplayLayer {
    guard case .layer(let layer) = try #require(list.items.first).content else {
      throw CocoaError(.featureUnsupported)
    }
    return layer
  }

  @Test("a layer that is blurred keeps what lies off the picture but blurs into it")
  func blur() throws {
    let list = record { context in
      context.addFilter(.blur(radius: 10))
      context.drawLayer { layer in
        layer.fill(Path(CGRect(x: -40, y: 10, width: 60, height: 20)), with: .color(.red))
        layer.fill(Path(CGRect(x: -90, y: 10, width: 20, height: 20)), with: .color(.red))
      }
    }
    let layer = try layer(list)
    #expect(layer.items.count == 1)
    #expect(layer.bounds.minX == -30)
    #expect(list.items[0].bounds == CGRect(x: 0, y: 0, width: 50, height: 60))
  }

  @Test("a layer that is projected keeps what its projection brings into the picture")
  func projection() throws {
    var matrix = ProjectionTransform()
    matrix.m13 = 0.01
    let list = record { context in
      context.addFilter(.projectionTransform(matrix))
      context.drawLayer { layer in
        // x / (1 + x / 100): 300 goes to 75.
        layer.fill(Path(CGRect(x: 0, y: 0, width: 300, height: 100)), with: .color(.red))
      }
    }
    #expect(try layer(list).bounds.maxX == 300)
    let bounds = list.items[0].bounds
    #expect(abs(bounds.maxX - 75) < 1e-9 && bounds.minX == 0)
  }

  @Test("a shadow's caster off the picture is kept")
  func shadow() throws {
    let list = record { context in
      context.addFilter(.shadow(color: .black, radius: 0, x: 60, y: 0))
      context.drawLayer { $0.fill(Path(CGRect(x: -50, y: 0, width: 30, height: 10)), with: .color(.red)) }
    }
    #expect(try layer(list).bounds.minX == -50)
    #expect(list.items[0].bounds == CGRect(x: 0, y: 0, width: 40, height: 10))
  }
}
