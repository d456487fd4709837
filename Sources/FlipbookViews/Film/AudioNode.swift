import FlipbookMedia
import FlipbookMotion
import Foundation

/// The node of a sound, which has no elements.
@MainActor
final class AudioNode: _TypedNode<Audio> {
  private var view: Audio
  private var animated: AnimatedValue<Audio>!
  /// The sound in the film; nil where it can't be heard.
  private var sound: SoundEntry?

  init(view: Audio, inputs: _ViewInputs) {
    self.view = view
    super.init(inputs: inputs)
    animated = AnimatedValue(view, node: self) { [unowned self] in record(isSudden: false) }
    begin()
  }

  private func begin() {
    sound = view.placed(at: runtime.now).map { FilmStructure.current.add($0) }
  }

  override func update(view new: Audio, inputs: _ViewInputs) {
    environment = inputs.environment
    let old = view
    view = new
    let isOther =
      old.file != new.file || old.delay != new.delay || old.from != new.from || old.to != new.to
      || old.isLooped != new.isLooped || old.fade != new.fade || old.duck != new.duck
      || old.levels != new.levels || old.speed != new.speed || old.period != new.period
    if isOther {
      end()
      begin()
    }
    guard old.volume != new.volume else { return }
    // The volume until now lasts until now.
    record(isSudden: true)
    animated.set(new)
    record(isSudden: true)
  }

  /// Notes the volume that is shown now.
  private func record(isSudden: Bool) {
    guard let sound, view.levels.isEmpty else { return }
    sound.record(gain: Audio.gain(animated.presentation.volume), at: runtime.now, isSudden: isSudden)
  }

  private func end() {
    sound?.end(at: runtime.now)
    sound = nil
  }

  override func makeElements() -> [Element] { [] }

  override func remove() {
    guard !isRemoved else { return }
    super.remove()
    end()
  }
}
