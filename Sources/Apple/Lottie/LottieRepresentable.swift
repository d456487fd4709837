import Flipbook
import Foundation

/// The view of UIKit that draws for a view of SwiftUI.
struct LottieRepresentable: UIViewRepresentable {
  var animation: LottieAnimation
  var settings: LottieViewSettings

  /// The values that the view was updated with last.
  final class Coordinator {
    var mode: LottiePlaybackMode?
    var values: [AnimationKeypath: ObjectIdentifier] = [:]
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> LottieAnimationView {
    let view = LottieAnimationView(animation: animation)
    view.contentMode = .scaleAspectFit
    return view
  }

  func updateUIView(_ view: LottieAnimationView, context: Context) {
    if view.animation != animation {
      view.animation = animation
      context.coordinator.mode = nil
    }
    if let images = settings.images, view.imageProvider == nil { view.imageProvider = images }
    if let texts = settings.texts, view.textProvider !== texts { view.textProvider = texts }
    for (keypath, provider) in settings.values {
      let identity = ObjectIdentifier(provider as AnyObject)
      guard context.coordinator.values[keypath] != identity else { continue }
      context.coordinator.values[keypath] = identity
      view.setValueProvider(provider, keypath: keypath)
    }
    if Double(view.animationSpeed) != settings.speed { view.animationSpeed = CGFloat(settings.speed) }
    for change in settings.changes { change(view) }
    guard let mode = settings.mode, mode != context.coordinator.mode else { return }
    context.coordinator.mode = mode
    view.setPlaybackMode(mode, completion: settings.completion)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: LottieAnimationView, context: Context) -> CGSize? {
    guard settings.isResizable else { return animation.size }
    return proposal.replacingUnspecifiedDimensions(by: animation.size)
  }
}
