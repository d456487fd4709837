import FlipbookMotion
import Foundation

/// A place to draw: a value that carries the drawing state and records what is drawn.
///
/// A copy draws into the same picture with a state of its own: changes to the copy's transform, clip,
/// opacity, blend mode and filters leave the original alone. Coordinates are points, y down.
public struct GraphicsContext {
  package struct State: Equatable {
    package var transform: CGAffineTransform = .identity
    package var opacity: Double = 1
    package var blendMode: BlendMode = .normal
    package var clip: ClipChain?
    package var filters: [FilterStage] = []
  }

  package var state: State
  package let recorder: DisplayListRecorder
  /// The values that dynamic colours, fonts and styles are resolved with.
  public package(set) var environment: EnvironmentValues

  /// Finds the views of the canvas that is drawn; nil elsewhere.
  package var symbolResolver: SymbolResolver?

  package init(recorder: DisplayListRecorder, environment: EnvironmentValues, state: State = State()) {
    self.recorder = recorder
    self.environment = environment
    self.state = state
  }

  /// From user space to the picture's points.
  public var transform: CGAffineTransform {
    get { state.transform }
    set { state.transform = newValue }
  }

  /// Multiplies the opacity of each later drawing operation; 0…1, initially 1.
  public var opacity: Double {
    get { state.opacity }
    set { state.opacity = newValue.isNaN ? 0 : max(0, min(1, newValue)) }
  }

  /// How each later drawing operation is combined with what is there; initially `BlendMode.normal`.
  public var blendMode: BlendMode {
    get { state.blendMode }
    set { state.blendMode = newValue }
  }

  // MARK: Transforming

  /// Scales later drawing about the user space origin.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }

  /// Moves the user space origin, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }

  /// Turns later drawing about the user space origin; positive angles turn clockwise on screen.
  public mutating func rotate(by angle: Angle) {
    state.transform = state.transform.rotated(by: angle.radians)
  }

  /// Applies `matrix` to later drawing before the present transform.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    state.transform = matrix.concatenating(state.transform)
  }

  // MARK: Filters

  /// Filters each later drawing operation, and then by the filters that were added before: what is added last is next
  /// to what is drawn.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    let stage = FilterStage(
      filter, options: options, transform: state.transform, environment: environment,
      resources: recorder.resources)
    if let stage { state.filters.insert(stage, at: 0) }
  }
}
