import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// A recognizer of UIKit in a view and a window of its own, which get the touches of a view of SwiftUI.
@MainActor
final class RepresentedRecognizer<Representable: UIGestureRecognizerRepresentable>: TouchFollower {
  private(set) var recognizer: Representable.UIGestureRecognizerType?
  let track = GestureTrack()
  private let window = UIWindow(frame: .zero)
  private let view = UIView(frame: .zero)
  private var representable: Representable?
  private var coordinator: Representable.Coordinator?
  private var environment = EnvironmentValues()
  /// Whether touches are on the way: an action waits until the scene may run.
  private var isFollowing = false
  private var isWaiting = false

  private var context: Representable.Context? {
    coordinator.map {
      Representable.Context(
        coordinator: $0, converter: Representable.CoordinateSpaceConverter(track: track),
        environment: environment)
    }
  }

  /// Takes a newer value, and makes the recognizer of the first one.
  func update(_ representable: Representable, _ environment: EnvironmentValues) {
    (self.representable, self.environment) = (representable, environment)
    if coordinator == nil {
      coordinator = representable.makeCoordinator(
        converter: Representable.CoordinateSpaceConverter(track: track))
    }
    guard let context else { return }
    if recognizer == nil {
      let made = representable.makeUIGestureRecognizer(context: context)
      (recognizer, track.recognizer) = (made, made)
      made.addHandler { [weak self] in self?.act() }
      window.isHosted = true
      window.addSubview(view)
      view.addGestureRecognizer(made)
    }
    if let recognizer { representable.updateUIGestureRecognizer(recognizer, context: context) }
  }

  private func act() {
    if isFollowing { isWaiting = true } else { run() }
  }

  private func run() {
    guard let representable, let recognizer, let context else { return }
    representable.handleUIGestureRecognizerAction(recognizer, context: context)
  }

  func deliver() {
    guard isWaiting else { return }
    isWaiting = false
    run()
  }

  var isTogether: Bool {
    guard let recognizer else { return true }
    return recognizer.delegate?.gestureRecognizer(
      recognizer, shouldRecognizeSimultaneouslyWith: UIPanGestureRecognizer()) ?? false
  }

  var progress: _GestureRecognizerBase.Phase? {
    switch recognizer?.state {
    case .began, .changed: .active
    case .ended: .ended
    case .cancelled, .failed: .failed
    default: nil
    }
  }

  var kindOfTouch: _GestureRecognizerBase.Claim {
    switch recognizer {
    case is UITapGestureRecognizer: .tap
    case is UILongPressGestureRecognizer: .press
    default: .motion
    }
  }

  var word: String? { recognizer?.kind }

  func follow(_ event: TouchEvent, _ context: _GestureContext) {
    (track.context, track.location) = (context, event.location)
    isFollowing = true
    defer { isFollowing = false }
    UIView.performWithoutAnimation {
      window.frame = CGRect(origin: .zero, size: context.size)
      view.frame = window.bounds
    }
    window.follow(event, at: context.point(event.location, in: .local))
  }
}
