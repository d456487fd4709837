/// A scene with a size, a length and a frame rate of its own.
///
/// A clip draws each frame by hand, with ``draw(in:size:time:)``: the picture at a time, as a function of that time
/// alone.
///
/// ```swift
/// import Flipbook
///
/// struct Pulse: Clip {
///   var duration: TimeInterval { 2 }
///
///   func draw(in context: inout GraphicsContext, size: CGSize, time: TimeInterval) {
///     let radius = 60 + 20 * sin(time * .pi)
///     let box = CGRect(x: size.width / 2 - radius, y: size.height / 2 - radius, width: radius * 2, height: radius * 2)
///     context.fill(Path(ellipseIn: box), with: .color(.red))
///   }
/// }
/// ```
/// One instance draws all the frames of a render, in rising order but not from the first: a clip must not keep
/// anything from one frame to the next. Random calls start anew with each frame, from `--seed` and the frame's
/// time; those in `init` and in stored properties from `--seed` alone.
///
/// Or it shows views, with a `body` in place of `draw`; these run from time 0 on, with state and animations, and the
/// clip's own `@State`, `@StateObject` and `@Environment` work as in a view.
///
/// ```swift
/// struct Turn: Clip {
///   @State private var isTurned = false
///
///   var body: some View {
///     Rectangle().frame(width: 200, height: 200)
///       .rotationEffect(.degrees(isTurned ? 360 : 0))
///       .onAppear { withAnimation(.linear(duration: 5)) { isTurned = true } }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol Clip: _DynamicPropertyOwner {
  /// The views, where there are any.
  associatedtype Body: View = Never

  /// Makes the clip. Its inputs (``Props``, random numbers) are in place by then.
  init()

  /// The name of the clip in lists and in the metadata of a film; the type's name unless given.
  var title: String { get }

  /// The size of the picture in points; 1280 × 720 unless given. `--size` overrides it.
  var size: CGSize { get }

  /// The length in seconds; 5 unless given. `--duration` overrides it.
  var duration: TimeInterval { get }

  /// Frames a second; 30 unless given. `--fps` overrides it.
  var frameRate: Double { get }

  /// The colour under the drawing; white unless given. `--background` and `--transparent` override it.
  var background: Color { get }

  /// Sounds of the film, from its first frame on; none unless given. A clip of views may have more among its views.
  var soundtrack: [Audio] { get }

  /// The views. A clip that has them is not asked to draw.
  @ViewBuilder var body: Body { get }

  /// Draws one frame.
  ///
  /// - Parameters:
  ///   - context: Where to draw, in points, y down from the top left.
  ///   - size: The size of the picture in points, as asked by the clip or by `--size`.
  ///   - time: Seconds from the start of the clip, from 0 up to but not including its duration.
  func draw(in context: inout GraphicsContext, size: CGSize, time: TimeInterval)
}

extension Clip {
  /// The name of the type.
  public var title: String { "\(Self.self)" }
  /// 1280 × 720 points.
  public var size: CGSize { CGSize(width: 1280, height: 720) }
  /// 5 seconds.
  public var duration: TimeInterval { 5 }
  /// 30 frames a second.
  public var frameRate: Double { 30 }
  /// White.
  public var background: Color { .white }
  /// None.
  public var soundtrack: [Audio] { [] }
}

extension Clip where Body == Never {
  /// Never asked for: a clip without views draws by hand.
  public var body: Never { fatalError("\(Self.self) draws and has no views") }

  /// Refuses a clip that has neither, while it is compiled.
  @available(*, unavailable, message: "a clip needs draw(in:size:time:) or a body")
  public func draw(in context: inout GraphicsContext, size: CGSize, time: TimeInterval) {
    fatalError("\(Self.self) draws nothing")
  }
}

extension Clip {
  /// For clips of views, which draw nothing by hand.
  public func draw(in context: inout GraphicsContext, size: CGSize, time: TimeInterval) {}
}
