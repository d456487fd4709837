import FlipbookMotion
import Foundation

/// A view that follows keyframes: over and over, or once for each change of a trigger.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  private let initialValue: Value
  private let trigger: AnyEquatable?
  private let isRepeating: Bool
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath

  /// Makes a view that follows keyframes over and over.
  /// - Parameter repeating: False to follow the keyframes once.
  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    isRepeating = repeating
    self.content = content
    self.keyframes = keyframes
  }

  /// Makes a view that follows the keyframes once when `trigger` changes.
  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = AnyEquatable(trigger)
    isRepeating = false
    self.content = content
    self.keyframes = keyframes
  }

  /// Never: the view makes its node itself.
  public typealias Body = Never

  /// Makes the node that follows the keyframes in film time.
  public static func _makeNode(view: Self, inputs: _ViewInputs) -> _TypedNode<Self> {
    KeyframeAnimatorNode(view: view, inputs: inputs)
  }

  @MainActor
  final class KeyframeAnimatorNode: SingleChildNode<KeyframeAnimator<Value, KeyframePath, Content>, Content> {
    private var view: KeyframeAnimator<Value, KeyframePath, Content>
    private var timeline: KeyframeTimeline<Value>?
    private var start: TimeInterval
    private var value: Value

    init(view: KeyframeAnimator<Value, KeyframePath, Content>, inputs: _ViewInputs) {
      self.view = view
      value = view.initialValue
      start = inputs.runtime.now
      super.init(inputs: inputs)
      if view.trigger == nil { begin() }
      child = Content._makeNode(view: makeContent(), inputs: self.inputs)
      runtime.observeFrames(owner: self) { [weak self] in self?.showFrame() }
    }

    private func begin() {
      start = runtime.now
      let from = value
      let frames = view.keyframes(from)
      timeline = KeyframeTimeline(initialValue: from) { frames }
    }

    private func showFrame() {
      guard !isRemoved, let timeline else { return }
      var time = runtime.now - start
      if time >= timeline.duration {
        if view.isRepeating, timeline.duration > 0 {
          time = time.truncatingRemainder(dividingBy: timeline.duration)
        } else {
          time = timeline.duration
          self.timeline = nil
        }
      }
      value = timeline.value(time: time)
      runtime.schedule(nil) { [self] in runtime.enqueue(self) }
    }

    private func makeContent() -> Content { runtime.evaluate(self) { view.content(value) } }

    override func update(view: KeyframeAnimator<Value, KeyframePath, Content>, inputs: _ViewInputs) {
      environment = inputs.environment
      let isTriggered = self.view.trigger != view.trigger
      self.view = view
      if isTriggered { begin() }
      refresh()
    }

    override func refresh() { child.update(view: makeContent(), inputs: inputs) }

    override func remove() {
      super.remove()
      runtime.stopObservingFrames(owner: self)
    }
  }
}

extension View {
  /// Makes the view follow keyframes over and over.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let source = TypedContentSource(self)
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(source: source), $0) }, keyframes: keyframes)
  }

  /// Makes the view follow keyframes once for each change of a trigger.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let source = TypedContentSource(self)
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(source: source), $0) }, keyframes: keyframes)
  }
}
