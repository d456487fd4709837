import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Where a layer is drawn: a recorder with the state that the layer is drawn in. A copy has a state of its own.
package struct LayerCanvas {
  package let recording: RecordingContext
  package let recorder: DisplayListRecorder
  /// From the layer's coordinates to those of the list.
  package var transform: CGAffineTransform
  package var opacity = 1.0
  package var clip: ClipChain?
  /// The factors of colours, for copies of replicators; nil for none.
  package var tint: SIMD4<Float>?
  /// Whether y points up, so that pictures and text must be turned to stand upright.
  package var isFlipped = false
  /// Whether what is drawn is seen from behind.
  package var isMirrored = false
  package var isAntialiased = true
  /// The layer's time.
  package var time: TimeInterval = 0
  /// Seconds of the layer's time for each of the film's.
  package var speed = 1.0
  package var blendMode = GraphicsContext.BlendMode.normal
  /// Whether it lies in a replicator, so that what is drawn is drawn again for each copy.
  var isCopied = false

  package init(recording: RecordingContext, recorder: DisplayListRecorder, transform: CGAffineTransform) {
    self.recording = recording
    self.recorder = recorder
    self.transform = transform
  }

  // MARK: Drawing

  package func fill(_ path: Path, _ paint: Paint, eoFill: Bool = false) {
    draw(
      .fill(path, tinted(paint), FillStyle(eoFill: eoFill, antialiased: isAntialiased)),
      isTinted: paint.isColor)
  }

  package func fill(_ path: Path, _ color: RGBA, eoFill: Bool = false) {
    guard color.opacity > 0 else { return }
    fill(path, .color(color), eoFill: eoFill)
  }

  package func stroke(_ path: Path, _ color: RGBA, _ style: StrokeStyle) {
    guard color.opacity > 0, style.lineWidth > 0, style.lineWidth.isFinite else { return }
    draw(.stroke(path, tinted(.color(color)), style), isTinted: true)
  }

  package func draw(_ image: ImageDrawing) { draw(.image(image), isTinted: false) }

  /// Draws sprites, whose colours already hold this canvas's opacity and tint.
  package func draw(_ batch: SpriteBatch) {
    guard transform.isFinite else { return }
    let item = DisplayItem(
      content: .sprites(batch), transform: transform, clip: clip, canvas: recorder.reach)
    if !item.bounds.isNull { recorder.append(item) }
  }

  package func draw(_ layout: TextLayout, at origin: CGPoint, _ color: RGBA) {
    guard !layout.inkBounds.isNull, origin.x.isFinite, origin.y.isFinite else { return }
    let isPlain = layout.lines.allSatisfy { line in
      line.runs.allSatisfy { $0.color == nil && !$0.isColored }
        && line.decorations.allSatisfy { $0.color == nil }
    }
    draw(
      .text(layout, origin: origin, isPlain ? tinted(.color(color)) : .color(color)), isTinted: isPlain)
  }

  /// Draws kept items, which lie in this canvas's coordinates.
  package func draw(_ items: [DisplayItem]) {
    guard opacity > 0, !items.isEmpty else { return }
    let moved = items.map { $0.moved(by: transform, canvas: recorder.reach) }
    if opacity == 1, clip == nil, tint == nil, blendMode == .normal {
      recorder.append(contentsOf: moved.filter { !$0.bounds.isNull })
    } else if moved.count == 1, clip == nil, tint == nil, blendMode == .normal, moved[0].filters.isEmpty {
      recorder.append(items[0].moved(by: transform, opacity: opacity, canvas: recorder.reach))
    } else {
      draw(.layer(DisplayLayer(items: moved)), isTinted: false)
    }
  }

  /// Draws something as one, with filters, opacity and blend mode, and with this canvas's clip.
  package func group(
    opacity factor: Double = 1, blendMode: GraphicsContext.BlendMode = .normal,
    filters: [FilterStage] = [], _ body: (LayerCanvas) -> Void
  ) {
    let reach = filters.reversed().reduce(recorder.reach) { $1.source(of: $0) }
    let inner = DisplayListRecorder(canvas: recorder.canvas, reach: reach, resources: recorder.resources)
    var canvas = LayerCanvas(recording: recording, recorder: inner, transform: transform)
    canvas.tint = tint
    canvas.isFlipped = isFlipped
    canvas.isMirrored = isMirrored
    canvas.isAntialiased = isAntialiased
    canvas.time = time
    canvas.speed = speed
    canvas.isCopied = isCopied
    body(canvas)
    composite(inner.items, opacity: factor, blendMode: blendMode, filters: filters)
  }

  /// Draws items of the list's space as one.
  private func composite(
    _ items: [DisplayItem], opacity factor: Double, blendMode: GraphicsContext.BlendMode,
    filters: [FilterStage]
  ) {
    let opacity = self.opacity * factor
    guard opacity > 0, !items.isEmpty || blendMode.reachesWholeClip else { return }
    guard filters.isEmpty || canAfford(filters, of: items) else { return }
    let item: DisplayItem
    if items.count == 1, items[0].blendMode == .normal, !items[0].isAdditive,
      items[0].clip == nil || clip == nil && filters.isEmpty,
      filters.isEmpty || items[0].opacity == 1
    {
      item = DisplayItem(
        content: items[0].content, transform: items[0].transform, opacity: items[0].opacity * opacity,
        blendMode: blendMode, clip: clip ?? items[0].clip, filters: items[0].filters + filters,
        canvas: recorder.reach)
    } else {
      item = DisplayItem(
        content: .layer(DisplayLayer(items: items)), transform: transform, opacity: opacity,
        blendMode: blendMode, clip: clip, filters: filters, canvas: recorder.reach)
    }
    if !item.bounds.isNull { recorder.append(item) }
  }

  /// Whether filters of items may be worked out.
  private func canAfford(_ filters: [FilterStage], of items: [DisplayItem]) -> Bool {
    let given = items.reduce(CGRect.null) { $0.union($1.bounds) }
    let work = FilterWork(filters, of: given, canvas: recorder.reach)
    let scale = Double(recording.environment.displayScale)
    return recording.cost.add(filters: work.sum * scale * scale, largest: work.largest * scale * scale)
  }

  private func draw(_ content: DisplayItem.Content, isTinted: Bool) {
    guard opacity > 0, transform.isFinite else { return }
    var filters: [FilterStage] = []
    if let tint, !isTinted {
      let color = RGBA(red: tint.x, green: tint.y, blue: tint.z, opacity: tint.w)
      filters = [FilterStage(kind: .colorMultiply(color), transform: .identity)]
    }
    let item = DisplayItem(
      content: content, transform: transform, opacity: opacity, blendMode: blendMode, clip: clip,
      filters: filters, canvas: recorder.reach)
    if !item.bounds.isNull { recorder.append(item) }
  }

  /// A fill seen through filters of its own.
  package func fill(_ path: Path, _ color: RGBA, filters kinds: [FilterStage.Kind]) {
    guard opacity > 0, color.opacity > 0, transform.isFinite else { return }
    let item = DisplayItem(
      content: .fill(path, tinted(.color(color)), FillStyle()), transform: transform, opacity: opacity,
      blendMode: blendMode, clip: clip, filters: kinds.map { FilterStage(kind: $0, transform: transform) },
      canvas: recorder.reach)
    if !item.bounds.isNull { recorder.append(item) }
  }

  private func tinted(_ paint: Paint) -> Paint {
    guard tint != nil, case .color(let color) = paint else { return paint }
    return .color(tinted(color))
  }

  @inline(__always)
  private func tinted(_ color: RGBA) -> RGBA {
    guard let tint else { return color }
    return RGBA(
      red: color.red * tint.x, green: color.green * tint.y, blue: color.blue * tint.z,
      opacity: color.opacity * tint.w)
  }

  /// A fill in another space, seen through an opacity.
  ///
  /// - Parameter map: From that space to this canvas's coordinates.
  @inline(__always)
  package func fill(_ path: Path, _ color: RGBA, _ map: CGAffineTransform, opacity factor: Double) {
    let place = map.concatenating(transform)
    guard opacity > 0, place.isFinite else { return }
    recorder.appendFill(
      path, tinted(color), FillStyle(antialiased: isAntialiased), transform: place,
      opacity: opacity * factor, blendMode: blendMode, clip: clip)
  }

  /// A content in another space, seen through an opacity. The canvas has no tint.
  ///
  /// - Parameter map: From that space to this canvas's coordinates.
  @inline(__always)
  func draw(_ measured: MeasuredContent, _ map: CGAffineTransform, opacity factor: Double) {
    let place = map.concatenating(transform)
    guard opacity > 0, place.isFinite else { return }
    recorder.append(
      measured, transform: place, opacity: opacity * factor, blendMode: blendMode, clip: clip)
  }

  // MARK: State

  package mutating func concatenate(_ map: CGAffineTransform) { transform = map.concatenating(transform) }

  package mutating func clip(to path: Path, eoFill: Bool = false) {
    clip = ClipChain(
      parent: clip, shape: .path(path, FillStyle(eoFill: eoFill), transform), isInverse: false,
      canvas: recorder.reach)
  }

  /// Lets through where a layer of items of the list's space is opaque.
  package mutating func clip(to items: [DisplayItem]) {
    clip = ClipChain(
      parent: clip, shape: .layer(DisplayLayer(items: items), opacity: 1), isInverse: false,
      canvas: recorder.reach)
  }

  /// A context that draws in the same place and state.
  package var context: GraphicsContext {
    var context = GraphicsContext(recorder: recorder, environment: recording.environment)
    context.state.transform = transform
    context.state.opacity = opacity
    context.state.clip = clip
    return context
  }
}

extension DisplayItem {
  /// Whether it looks into what lies under it, though its own blend mode is the normal one.
  fileprivate var isAdditive: Bool {
    if case .sprites(let batch) = content { batch.blendMode != .normal } else { false }
  }
}

extension Paint {
  fileprivate var isColor: Bool { if case .color = self { true } else { false } }
}
