import FlipbookPicture
import Foundation

/// The curves of a shape.
struct LottiePath: Sendable, Equatable {
  var contours: [LottieContour] = []

  init(_ contours: [LottieContour] = []) { self.contours = contours }

  /// Reads the curves of a path. Quadratic curves become cubic ones.
  init(_ path: Path) {
    var contour = LottieContour()
    func finish() {
      if !contour.vertices.isEmpty { contours.append(contour) }
      contour = LottieContour()
    }
    path.forEach { element in
      switch element {
      case .move(let to):
        finish()
        contour.vertices.append(LottieContour.Vertex(to.vector))
      case .line(let to): contour.vertices.append(LottieContour.Vertex(to.vector))
      case .quadCurve(let to, let control):
        guard let last = contour.vertices.last else { return }
        let curve = CubicCurve(from: CGPoint(last.point), control: control, to: to)
        contour.vertices[contour.vertices.count - 1].leaving = curve.p1.vector
        contour.vertices.append(LottieContour.Vertex(to.vector, arriving: curve.p2.vector))
      case .curve(let to, let control1, let control2):
        guard !contour.vertices.isEmpty else { return }
        contour.vertices[contour.vertices.count - 1].leaving = control1.vector
        contour.vertices.append(LottieContour.Vertex(to.vector, arriving: control2.vector))
      case .closeSubpath:
        contour.isClosed = true
        if contour.vertices.count > 1, let last = contour.vertices.last,
          last.point == contour.vertices[0].point
        {
          contour.vertices[0].arriving = last.arriving
          contour.vertices.removeLast()
        }
        finish()
      }
    }
    finish()
  }

  /// The curves as a path of the picture.
  func path(_ transform: CGAffineTransform = .identity) -> Path {
    var path = Path()
    for contour in contours { contour.append(to: &path, transform: transform) }
    return path
  }

  /// The curves seen through a transform.
  func applying(_ transform: CGAffineTransform) -> LottiePath {
    transform.isIdentity ? self : mapped { $0.applying(transform) }
  }

  /// The curves with all their points and control points moved.
  func mapped(_ move: (SIMD2<Double>) -> SIMD2<Double>) -> LottiePath {
    LottiePath(
      contours.map { contour in
        LottieContour(
          vertices: contour.vertices.map {
            LottieContour.Vertex(move($0.point), arriving: move($0.arriving), leaving: move($0.leaving))
          }, isClosed: contour.isClosed)
      })
  }

  /// The curves with the ends of each joined.
  var closed: LottiePath { LottiePath(contours.map { LottieContour(vertices: $0.vertices, isClosed: true) }) }

  /// The curves travelled the other way.
  var reversed: LottiePath { LottiePath(contours.map(\.reversed)) }
}
