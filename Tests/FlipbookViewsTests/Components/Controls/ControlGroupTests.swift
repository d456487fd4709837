import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Groups of controls, boxes in boxes and the styles of secure fields.
@MainActor
@Suite struct ControlGroupTests {
  @Test("a group of controls is segments, each as wide as the widest label and 22, even beyond its room")
  func controlGroup() {
    let runtime = ViewRuntime(120, 100) {
      ControlGroup {
        Button("Go") {}
        Button("Football") {}
        Button("Tea") {}
      }
    }
    let widest = ViewRuntime(300, 100) {
      Text("Football").font(.system(size: 13, weight: .medium)).background(.red)
    }.fills(at: 0)[0].width
    let fills = runtime.fills(at: 0)
    #expect(abs(fills[0].width - 3 * (widest + 22)) < 0.01 && fills[0].height == 32)
    #expect(abs(fills[0].midX - 60) < 0.5 && fills.filter { abs($0.width - 1) < 0.01 }.count == 2)
  }

  @Test("boxes in boxes share their height as they were measured: a scroll view of 60 takes no lines away")
  func boxesInBoxes() {
    let runtime = ViewRuntime(200, 600) {
      GroupBox {
        ScrollView { Color.clear.frame(height: 300) }.frame(maxHeight: 60)
        GroupBox {
          Text("One\nTwo\nThree")
          GroupBox { Text("Four\nFive\nSix\nSeven") }
        }
      }
    }
    #expect(runtime.texts(at: 0).joined() == "One\nTwo\nThreeFour\nFive\nSix\nSeven")
  }
}
