import Foundation

extension PathStroker {
  /// Appends the outline of a run of samples: one polygon when open; when closed, one for each side.
  mutating func addOutline(of run: [StrokeSample], closed: Bool, to output: inout PolygonBuffer) {
    guard run.count > 1 else {
      if let only = run.first { addDot(only, to: &output) }
      return
    }
    var right = rightSide
    rightSide = []
    right.removeAll(keepingCapacity: true)

    var position = run[0].position
    var direction = run[0].direction
    var normal = direction.left * radius
    add(position + normal, to: &output.points)
    add(position - normal, to: &right)
    for index in 1..<run.count {
      let sample = run[index]
      let nextNormal = sample.direction.left * radius
      if sample.kind == .smooth {
        addChord(
          from: position, normal, to: sample.position, nextNormal, left: &output.points, right: &right)
        position = sample.position
      } else {
        addJoin(
          at: position, from: direction, normal, to: sample.direction, nextNormal,
          sample.kind == .cusp ? .round : join, left: &output.points, right: &right)
      }
      direction = sample.direction
      normal = nextNormal
    }
    if closed {
      let first = run[0]
      if isCorner(direction, first.direction) {
        addJoin(
          at: position, from: direction, normal, to: first.direction, first.direction.left * radius,
          join, left: &output.points, right: &right)
      }
      output.closePolygon()
    } else {
      addCap(at: position, direction, normal, to: &output.points)
    }
    for point in right.reversed() { output.points.append(point) }
    if !closed {
      let first = run[0]
      addCap(
        at: first.position, -first.direction, first.direction.left * -radius, to: &output.points)
    }
    output.closePolygon()
    rightSide = right
  }

  /// A stroke of no length: a disc or a square across the direction, nothing for butt caps.
  func addDot(_ sample: StrokeSample, to output: inout PolygonBuffer) {
    guard cap != .butt else { return }
    let normal = sample.direction.left * radius
    add(sample.position + normal, to: &output.points)
    addCap(at: sample.position, sample.direction, normal, to: &output.points)
    add(sample.position - normal, to: &output.points)
    addCap(at: sample.position, -sample.direction, -normal, to: &output.points)
    output.closePolygon()
  }

  /// Appends a point of the outline.
  @inline(__always)
  private func add(_ point: SIMD2<Double>, to points: inout [CGPoint]) {
    guard let outer else {
      points.append(CGPoint(x: point.x, y: point.y))
      return
    }
    points.append(
      CGPoint(
        x: Double(outer.a) * point.x + Double(outer.c) * point.y + Double(outer.tx),
        y: Double(outer.b) * point.x + Double(outer.d) * point.y + Double(outer.ty)))
  }

  /// Both sides of a chord of a smooth piece, from the offsets at its start to those at its end.
  @inline(__always)
  private func addChord(
    from p0: SIMD2<Double>, _ n0: SIMD2<Double>, to p1: SIMD2<Double>, _ n1: SIMD2<Double>,
    left: inout [CGPoint], right: inout [CGPoint]
  ) {
    let chord = p1 - p0
    let change = (n1 - n0).dot(chord)
    let advance = chord.dot(chord)
    // On the inner side of a turn tighter than the pen the offset curve runs backwards, and the area between
    // it and the chord would count as negative. There the chord's own rectangle stands in for it.
    if advance + change < 0 {
      addRectangle(from: p0, to: p1, chord.left * (radius / advance.squareRoot()), to: &left)
    }
    add(p1 + n1, to: &left)
    if advance - change < 0 {
      addRectangle(from: p0, to: p1, chord.left * (-radius / advance.squareRoot()), to: &right)
    }
    add(p1 - n1, to: &right)
  }

  private func addRectangle(
    from p0: SIMD2<Double>, to p1: SIMD2<Double>, _ offset: SIMD2<Double>, to side: inout [CGPoint]
  ) {
    add(p0, to: &side)
    if offset.x.isFinite, offset.y.isFinite {
      add(p0 + offset, to: &side)
      add(p1 + offset, to: &side)
    }
    add(p1, to: &side)
  }

  /// A corner: the join on its outer side; on its inner side by way of the corner itself, so that what the
  /// pieces cover twice is not taken away once.
  private func addJoin(
    at p: SIMD2<Double>, from d0: SIMD2<Double>, _ n0: SIMD2<Double>, to d1: SIMD2<Double>,
    _ n1: SIMD2<Double>, _ join: CGLineJoin, left: inout [CGPoint], right: inout [CGPoint]
  ) {
    if d0.cross(d1) >= 0 {
      addOuter(at: p, d0, n0, d1, n1, join, to: &left)
      add(p, to: &right)
      add(p - n1, to: &right)
    } else {
      addOuter(at: p, d0, -n0, d1, -n1, join, to: &right)
      add(p, to: &left)
      add(p + n1, to: &left)
    }
  }

  private func addOuter(
    at p: SIMD2<Double>, _ d0: SIMD2<Double>, _ n0: SIMD2<Double>, _ d1: SIMD2<Double>,
    _ n1: SIMD2<Double>, _ join: CGLineJoin, to side: inout [CGPoint]
  ) {
    let cosine = d0.dot(d1)
    switch join {
    case .bevel: break
    case .miter:
      // The miter is 1/cos(turn/2) times the line width, and cos²(turn/2) = (1 + cos turn)/2.
      if 2 <= miterLimitSquared * (1 + cosine) { add(p + (n0 + n1) / (1 + cosine), to: &side) }
    case .round:
      let sine = d0.cross(d1) < 0 ? -turnSine : turnSine
      let angle = atan2(abs(d0.cross(d1)), cosine)
      var arm = n0
      var rest = angle - turn
      while rest > turn * 0.01 {
        arm = arm.turned(turnCosine, sine)
        add(p + arm * joinDistance, to: &side)
        rest -= turn
      }
    }
    add(p + n1, to: &side)
  }

  /// The points between the left end of a stroke and its right end, seen in the direction outwards.
  @inline(__always)
  private func addCap(
    at p: SIMD2<Double>, _ direction: SIMD2<Double>, _ normal: SIMD2<Double>, to points: inout [CGPoint]
  ) {
    switch cap {
    case .butt: break
    case .square:
      let forward = direction * radius
      add(p + normal + forward, to: &points)
      add(p - normal + forward, to: &points)
    case .round:
      let forward = direction * radius
      for step in halfCircle { add(p + normal * step.x + forward * step.y, to: &points) }
    }
  }
}
