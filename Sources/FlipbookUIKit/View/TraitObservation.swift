import FlipbookDrawing
import Foundation

/// One observation of traits.
@MainActor
final class TraitObservation: UITraitChangeRegistration {
  let hearsOfStyle: Bool
  let tell: (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ tell: @escaping (UITraitCollection) -> Void) {
    hearsOfStyle = traits.contains { $0 == UITraitUserInterfaceStyle.self }
    self.tell = tell
  }
}
