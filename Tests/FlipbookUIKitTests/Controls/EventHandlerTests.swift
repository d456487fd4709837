import FlipbookDrawing
import Testing

@testable import FlipbookUIKit

@Suite("Handlers of a control's events")
@MainActor
struct EventHandlerTests {
  @Test("each action is given with its events, until it is enough")
  func enumerate() {
    let control = UIControl()
    control.addAction(UIAction { _ in }, for: .touchUpInside)
    control.addAction(UIAction { _ in }, for: .valueChanged)
    var events: [UIControl.Event] = []
    control.enumerateEventHandlers { action, target, event, _ in
      if action != nil, target == nil { events.append(event) }
    }
    #expect(events == [.touchUpInside, .valueChanged])
    events = []
    control.enumerateEventHandlers { _, _, event, isEnough in
      events.append(event)
      isEnough = true
    }
    #expect(events == [.touchUpInside])
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
    #expect(!UIAccessibility.buttonShapesEnabled)
  }
}
