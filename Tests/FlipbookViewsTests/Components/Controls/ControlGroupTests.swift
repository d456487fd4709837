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

  private struct Padded: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
      configuration.padding(15).background(TestColor.red)
    }
  }

  @Test("a style of the scene's own is that of secure fields too, and a prompt stands in for the label")
  func secureStyle() {
    func runtime(_ isSecure: Bool) -> ViewRuntime {
      ViewRuntime(200, 100) {
        Group {
          if isSecure {
            SecureField("Label", text: .constant(""), prompt: Text("Prompt"))
          } else {
            TextField("Label", text: .constant(""), prompt: Text("Prompt"))
          }
        }
        .textFieldStyle(Padded())
      }
    }
    for isSecure in [true, false] {
      let ground = runtime(isSecure).fills(at: 0).first
      #expect(ground?.width == 200 && (ground?.height ?? 0) >= 47, "\(isSecure)")
      #expect(runtime(isSecure).texts(at: 0) == ["Prompt"])
    }
  }
}
