import FlipbookDrawing
import FlipbookMotion
import FlipbookScenes
import FlipbookViews
import Foundation
import Testing

@testable import FlipbookCommand

@Suite struct ScriptReaderTests {
  private func read(_ text: String) throws -> InteractionScript {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    return try ScriptReader(path: "a.script.json").script(value)
  }

  @Test("a script says what is done, to what and when")
  func steps() throws {
    let script = try read(
      """
      {"touches": true, "steps": [
        {"at": 0.5, "tap": "Go"}, {"at": "500ms", "tap": [3, 4], "count": 2},
        {"at": 1, "drag": {"id": "card"}, "by": [[1, 2], [3, 4]], "duration": "1s", "curve": "linear", "velocity": [9, 0]},
        {"at": 2, "longPress": "A"}, {"at": 3, "magnify": "A", "scale": 2, "degrees": 10},
        {"at": 4, "scroll": true, "by": 200}, {"at": 5, "type": "Name", "text": "Hi", "submit": true},
        {"at": 6, "set": "Volume", "value": 0.5}, {"at": 7, "hover": "A", "to": "B"}]}
      """)
    #expect(script.showsTouches)
    #expect(script.steps.map(\.time) == [0.5, 0.5, 1, 2, 3, 4, 5, 6, 7])
    #expect(script.steps[0].action == .tap(.name("Go"), count: 1))
    #expect(script.steps[1].action == .tap(.point(x: 3, y: 4), count: 2))
    #expect(
      script.steps[2].action
        == .drag(
          .name("card"), .offsets([CGSize(width: 1, height: 2), CGSize(width: 3, height: 4)]),
          InteractionAction.Pacing(duration: 1, curve: .linear, velocity: CGSize(width: 9, height: 0))))
    #expect(
      script.steps[5].action
        == .scroll(nil, by: CGSize(width: 0, height: 200), InteractionAction.Pacing(duration: 0.6)))
    #expect(script.steps[6].action == .type(.name("Name"), "Hi", interval: 0.1, submits: true))
    #expect(
      script.steps[8].action == .hover(.name("A"), .target(.name("B")), InteractionAction.Pacing(duration: 1))
    )
    #expect(script.steps[2].source == "a.script.json, steps[2]")
  }

  @Test(
    "what a script gets wrong is reported with its place",
    arguments: [
      ("3", "the script: must be an object"),
      ("{}", "the script: needs \"steps\""),
      (#"{"steps": 3}"#, "steps: must be a list of steps"),
      (#"{"step": []}"#, "the script: there is no key \"step\"; do you mean \"steps\"?"),
      (#"{"steps": [{"at": 1, "tapp": "A"}]}"#, "steps[0]: does nothing"),
      (#"{"steps": [{"at": 1, "tap": "A", "set": "B"}]}"#, "steps[0]: does two things, set and tap"),
      (
        #"{"steps": [{"at": 1, "tap": "A", "cuont": 2}]}"#,
        "steps[0]: there is no key \"cuont\"; do you mean \"count\"?"
      ),
      (#"{"steps": [{"tap": "A"}]}"#, "steps[0]: needs \"at\""),
      (#"{"steps": [{"at": -1, "tap": "A"}]}"#, "steps[0].at: a time can't be negative"),
      (#"{"steps": [{"at": true, "tap": "A"}]}"#, "steps[0].at: must be a time"),
      (#"{"steps": [{"at": "x", "tap": "A"}]}"#, "steps[0].at: \"x\" is not a time"),
      (#"{"steps": [{"at": 1, "tap": 3}]}"#, "steps[0].tap: must be a label"),
      (#"{"steps": [{"at": 1, "tap": [1]}]}"#, "steps[0].tap: must be two numbers"),
      (#"{"steps": [{"at": 1, "drag": "A"}]}"#, "steps[0]: needs where to drag"),
      (#"{"steps": [{"at": 1, "drag": "A", "by": [1, "x"]}]}"#, "steps[0].by[1]: must be a number"),
      (
        #"{"steps": [{"at": 1, "drag": "A", "by": [1, 2], "curve": "bouncy"}]}"#,
        "steps[0].curve: must be one of"
      ),
      (#"{"steps": [{"at": 1, "rotate": "A"}]}"#, "steps[0]: needs \"degrees\""),
      (#"{"steps": [{"at": 1, "type": "A", "text": 3}]}"#, "steps[0].text: must be the text to type"),
    ])
  func errors(_ text: String, _ message: String) {
    #expect {
      _ = try read(text)
    } throws: { error in
      (error as? FlipbookFailure)?.message.contains(message) == true
    }
  }
}
