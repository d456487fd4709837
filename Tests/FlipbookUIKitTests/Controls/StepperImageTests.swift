import FlipbookDrawing
import FlipbookUIKit
import Foundation
import Testing

@MainActor struct StepperImageTests {
  private final class Page: UIActivityViewController {
    init(number: Int) { super.init(activityItems: [number], applicationActivities: nil) }
  }

  @Test("a stepper has the pictures that it is given, and its signs again for none")
  func images() throws {
    let stepper = UIStepper()
    let star = try #require(UIImage(systemName: "star"))
    let sign = stepper.decrementImage(for: .normal)
    stepper.setDecrementImage(star, for: .normal)
    stepper.setIncrementImage(star, for: .normal)
    #expect(stepper.decrementImage(for: .normal) === star && stepper.incrementImage(for: .normal) === star)
    stepper.setDecrementImage(nil, for: .normal)
    #expect(sign != nil && stepper.decrementImage(for: .normal) != nil)
    #expect(stepper.decrementImage(for: .normal) !== star)
  }

  @Test("classes of pages to share from need no initializer for archives")
  func pages() { #expect(Page(number: 1).title == nil) }
}
