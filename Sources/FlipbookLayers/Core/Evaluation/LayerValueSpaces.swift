import FlipbookDrawing
import FlipbookMotion
import Foundation

extension MediaValueSpace where Value == Path {
  /// Paths point by point. Paths of different elements jump half way, with a diagnostic.
  package static var path: MediaValueSpace {
    MediaValueSpace(
      interpolate: { PathMixing.mix($0, $1, $2) },
      add: { PathMixing.combine([($0, 1), ($1, 1)]) ?? $1 },
      subtract: { PathMixing.combine([($0, 1), ($1, -1)]) ?? $0 },
      multiple: { PathMixing.combine([($0, $1)]) ?? $0 },
      blend: { a, b, c, d, w in
        PathMixing.combine([(a, w.x), (b, w.y), (c, w.z), (d, w.w)]) ?? (w.z > w.y ? c : b)
      },
      distance: { PathMixing.distance($0, $1) })
  }
}

extension MediaValueSpace where Value == [Double] {
  /// Lists number by number; where one is longer, its further numbers stay.
  package static var numbers: MediaValueSpace {
    func join(_ a: [Double], _ b: [Double], _ body: (Double, Double) -> Double) -> [Double] {
      (0..<max(a.count, b.count)).map { index in
        let first = index < a.count ? a[index] : b[index]
        return body(first, index < b.count ? b[index] : first)
      }
    }
    return MediaValueSpace(
      interpolate: { a, b, t in join(a, b) { $0 + ($1 - $0) * t } },
      add: { join($0, $1, +) }, subtract: { join($0, $1, -) },
      multiple: { list, count in list.map { $0 * count } },
      blend: { a, b, c, d, w in
        let first = join(a, b) { $0 * w.x + $1 * w.y }
        return join(first, join(c, d) { $0 * w.z + $1 * w.w }, +)
      },
      distance: { a, b in join(a, b) { ($1 - $0) * ($1 - $0) }.reduce(0, +).squareRoot() })
  }
}

extension MediaValueSpace where Value == [RGBA] {
  /// Lists of colours, each premultiplied while it is mixed; where one list is longer, its further colours stay.
  package static var colors: MediaValueSpace {
    func lanes(_ colors: [RGBA], _ index: Int, _ other: [RGBA]) -> SIMD4<Double> {
      LayerNumbers.lanes(index < colors.count ? colors[index] : other[index])
    }
    func join(
      _ a: [RGBA], _ b: [RGBA], _ body: (SIMD4<Double>, SIMD4<Double>) -> SIMD4<Double>
    ) -> [RGBA] {
      (0..<max(a.count, b.count)).map { LayerNumbers.color(body(lanes(a, $0, b), lanes(b, $0, a))) }
    }
    return MediaValueSpace(
      interpolate: { a, b, t in
        // Of two lengths the shorter is shown all the way.
        let count = a.isEmpty || b.isEmpty ? max(a.count, b.count) : min(a.count, b.count)
        let mixed = t == 0 ? a : t == 1 ? b : join(a, b) { $0 + ($1 - $0) * t }
        return mixed.count > count ? Array(mixed[..<count]) : mixed
      },
      add: { join($0, $1, +) }, subtract: { join($0, $1, -) },
      multiple: { list, count in list.map { LayerNumbers.color(LayerNumbers.lanes($0) * count) } },
      blend: { a, b, c, d, w in
        (0..<max(b.count, c.count)).map { index in
          LayerNumbers.color(
            lanes(a.isEmpty ? b : a, min(index, max(a.count, b.count) - 1), b) * w.x + lanes(b, index, c)
              * w.y
              + lanes(c, index, b) * w.z
              + lanes(d.isEmpty ? c : d, min(index, max(d.count, c.count) - 1), c) * w.w)
        }
      },
      distance: { a, b in
        (0..<max(a.count, b.count)).map { index in
          let step = lanes(b, index, a) - lanes(a, index, b)
          return (step * step).sum()
        }.reduce(0, +).squareRoot()
      })
  }
}

/// Paths between paths.
enum PathMixing {
  static func mix(_ a: Path, _ b: Path, _ amount: Double) -> Path {
    if amount == 0 { return a }
    if amount == 1 { return b }
    switch (a.shape, b.shape) {
    case (.rect(let x), .rect(let y)): return Path(mix(x, y, amount))
    case (.ellipse(let x), .ellipse(let y)): return Path(ellipseIn: mix(x, y, amount))
    default: break
    }
    if let mixed = combine([(a, 1 - amount), (b, amount)]) { return mixed }
    LayerInput.warn(
      "path-structure",
      "An animation goes between paths of different elements; it jumps half way. Give both the same moves, lines and curves in the same order."
    )
    return amount < 0.5 ? a : b
  }

  private static func mix(_ a: CGRect, _ b: CGRect, _ t: Double) -> CGRect {
    CGRect(
      x: a.minX + (b.minX - a.minX) * t, y: a.minY + (b.minY - a.minY) * t,
      width: max(0, a.width + (b.width - a.width) * t), height: max(0, a.height + (b.height - a.height) * t))
  }

  /// The sum of paths with weights; nil when their elements differ.
  static func combine(_ terms: [(path: Path, weight: Double)]) -> Path? {
    let lists = terms.map { $0.path.elementArrays }
    guard let first = lists.first, lists.allSatisfy({ $0.verbs == first.verbs }) else { return nil }
    var points = [CGPoint](repeating: .zero, count: first.points.count)
    for (list, term) in zip(lists, terms) {
      for index in points.indices {
        points[index].x += list.points[index].x * term.weight
        points[index].y += list.points[index].y * term.weight
      }
    }
    var result = PathElements()
    var next = 0
    for verb in first.verbs {
      switch verb {
      case .move: result.move(to: points[next])
      case .line: result.line(to: points[next])
      case .quad: result.quad(to: points[next + 1], control: points[next])
      case .curve: result.curve(to: points[next + 2], control1: points[next], control2: points[next + 1])
      case .close: result.close()
      }
      next += verb.pointCount
    }
    return Path(result)
  }

  static func distance(_ a: Path, _ b: Path) -> Double {
    let (x, y) = (a.elementArrays, b.elementArrays)
    guard x.verbs == y.verbs else { return 1 }
    return zip(x.points, y.points).reduce(0) { sum, pair in
      sum + Double(hypot(pair.0.x - pair.1.x, pair.0.y - pair.1.y))
    }
  }
}
