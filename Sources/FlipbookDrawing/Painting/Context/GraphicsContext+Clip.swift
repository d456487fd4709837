import Foundation

extension GraphicsContext {
  /// The way a clip keeps what is drawn.
  public struct ClipOptions: OptionSet, Sendable, Hashable {
    /// The bits of the options.
    public let rawValue: UInt32
    /// Makes options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Cuts the shape away instead of keeping it.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1 << 0) }
  }

  /// The rectangle, in user space, that the clips leave to draw in.
  public var clipBoundingRect: CGRect {
    let bounds = state.clip?.bounds ?? recorder.canvas
    if bounds.isNull { return .zero }
    return bounds.applying(state.transform.inverted())
  }

  /// Keeps later drawing inside a path, and inside the clips there are already.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    state.clip = ClipChain(
      parent: state.clip, shape: .path(path, style, state.transform), isInverse: options.contains(.inverse),
      canvas: recorder.reach)
  }

  /// Lets later drawing through where a layer has been drawn, by its alpha times `opacity`.
  ///
  /// - Parameter content: Draws the layer, beginning with this context's transform and without its other state.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let layer = try recordLayer(content)
    state.clip = ClipChain(
      parent: state.clip,
      shape: .layer(layer, opacity: opacity.isNaN ? 0 : max(0, min(1, opacity))),
      isInverse: options.contains(.inverse), canvas: recorder.reach)
  }

  /// Draws into a transparent layer that is then composited as one operation with this context's opacity,
  /// blend mode, clip and filters.
  ///
  /// - Parameter content: Draws the layer, beginning with this context's transform and without its other state.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    try drawLayer(isLinear: false, content: content)
  }

  /// - Parameter isLinear: Whether what is drawn in the layer is composited in linear light, as in a canvas whose colour
  ///   mode is linear.
  package func drawLayer(isLinear: Bool, content: (inout GraphicsContext) throws -> Void) rethrows {
    let layer = try recordLayer(filters: state.filters, isLinear: isLinear, content)
    guard !layer.items.isEmpty || state.blendMode.reachesWholeClip else { return }
    record(.layer(layer))
  }

  /// - Parameter filters: The filters that the layer will be drawn through.
  func recordLayer(
    filters: [FilterStage] = [], isLinear: Bool = false, _ content: (inout GraphicsContext) throws -> Void
  ) rethrows -> DisplayLayer {
    let reach = filters.reversed().reduce(recorder.reach) { $1.source(of: $0) }
    let layerRecorder = DisplayListRecorder(
      canvas: recorder.canvas, reach: reach, resources: recorder.resources)
    layerRecorder.isKept = recorder.isKept
    var context = GraphicsContext(recorder: layerRecorder, environment: environment)
    context.transform = state.transform
    context.symbolResolver = symbolResolver
    try content(&context)
    return DisplayLayer(items: layerRecorder.items, isLinear: isLinear)
  }
}
