import SwiftUI

/// Shapes in a canvas with every way of blending.
struct CanvasBlends: View {
  private static let modes: [GraphicsContext.BlendMode] = [
    .normal, .multiply, .screen, .overlay, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver,
    .destinationIn, .destinationOut, .destinationAtop, .xor, .plusLighter,
  ]

  var body: some View {
    TimelineView(.animation) { line in
      let time = line.date.timeIntervalSinceReferenceDate
      Canvas { context, size in
        for (index, mode) in Self.modes.enumerated() {
          var cell = context
          cell.translateBy(x: CGFloat(index % 4) * 78, y: CGFloat(index / 4) * 78)
          cell.drawLayer { layer in
            layer.fill(Path(ellipseIn: CGRect(x: 5, y: 5, width: 45, height: 45)), with: .color(.orange))
            layer.blendMode = mode
            let box = CGRect(x: 20 + 10 * sin(time * 4), y: 20, width: 45, height: 45)
            layer.fill(Path(box), with: .color(.blue.opacity(0.7)))
          }
        }
      }
    }
  }
}
