import FlipbookDrawing
import Foundation

/// One observation of traits.
@MainActor
final class TraitObservation: UITraitChangeRegistration {
  let hearsOfStyle: Bool
  let notify: (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ notify: @escaping (UITraitCollection) -> Void) {
    hearsOfStyle = traits.contains { $0 == UITraitUserInterfaceStyle.self }
    self.notify = notify
  }
}
