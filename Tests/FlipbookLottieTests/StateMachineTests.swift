import FlipbookPicture
import Foundation
import Testing

@testable import FlipbookLottie

@Suite("a state machine plays parts of animations, by inputs in film time")
struct StateMachineTests {
  /// One animation of 60 frames at 30 a second, with a part from 10 to 25.
  private let animations = [
    "a": LottieStateRun.Animation(
      range: (0, 60), rate: 30, markers: [LottieMarker(name: "part", time: 10, duration: 15)]),
    "b": LottieStateRun.Animation(range: (0, 30), rate: 30, markers: []),
  ]

  private func run(_ machine: String, _ inputs: [LottieStateInput] = []) throws -> LottieStateRun {
    var run = LottieStateRun(try LottieStateMachine(Array(machine.utf8)), animations, theme: nil)
    run.run(inputs)
    return run
  }

  private func state(_ name: String, _ rest: String, _ transitions: String = "") -> String {
    #"{"type":"PlaybackState","name":"\#(name)","animation":"a","autoplay":true,\#(rest)"transitions":[\#(transitions)]}"#
  }

  private func to(_ name: String, _ guards: String, _ rest: String = #""type":"Transition""#) -> String {
    #"{\#(rest),"toState":"\#(name)","guards":[\#(guards)]}"#
  }

  private let inputs =
    #""inputs":[{"type":"Numeric","name":"n","value":0},{"type":"Boolean","name":"on","value":false},{"type":"String","name":"word","value":"x"},{"type":"Event","name":"go"}]"#

  @Test("guards compare inputs, and events lead on once")
  func guards() throws {
    let more = #"{"type":"Numeric","inputName":"n","conditionType":"GreaterThan","compareTo":2}"#
    let on = #"{"type":"Boolean","inputName":"on","conditionType":"Equal","compareTo":true}"#
    let go = #"{"type":"Event","inputName":"go"}"#
    let machine =
      #"{"initial":"one","states":[\#(state("one", "", to("two", more))),\#(state("two", "", to("three", go))),\#(state("three", "", to("one", on)))],\#(inputs)}"#
    let run = try run(
      machine,
      [
        LottieStateInput(time: 0.5, kind: .fire("go")),
        LottieStateInput(time: 1, kind: .set("n", .number(2))),
        LottieStateInput(time: 1.5, kind: .set("n", .number(3))),
        LottieStateInput(time: 2, kind: .fire("go")), LottieStateInput(time: 3, kind: .set("n", .number(0))),
        LottieStateInput(time: 4, kind: .set("on", .flag(true))),
      ])
    #expect(run.plays.map(\.state) == ["one", "two", "three", "one"])
    #expect(run.plays.map(\.start) == [0, 1.5, 2, 4])
    #expect(run.issues.isEmpty)
    let lost = try self.run(machine, [LottieStateInput(time: 1, kind: .set("m", .number(2)))])
    #expect(lost.issues.map(\.code) == ["lottie.data"])
  }

  @Test("a state plays its part, at its speed, in its direction, as often as it says")
  func playback() throws {
    func play(_ rest: String) throws -> LottieStatePlay {
      try #require(run(#"{"initial":"s","states":[\#(state("s", rest))]}"#).plays.first)
    }
    let part = try play(#""segment":"part","#)
    #expect([0, 0.1, 0.4, 0.5, 3].map { part.frame(at: $0) } == [10, 13, 22, 24, 24])
    let fast = try play(#""segment":"part","speed":2,"loop":true,"#)
    #expect([0, 0.1, 0.25, 0.35].map { fast.frame(at: $0) } == [10, 16, 10, 16])
    let back = try play(#""mode":"Reverse","#)
    #expect([0.5, 1.0, 9].map { back.frame(at: $0) } == [45, 30, 0])
    let bounce = try play(#""mode":"Bounce","loop":true,"#)
    #expect([1, 2.5, 3, 4.5].map { bounce.frame(at: $0) } == [30, 45, 30, 15])
    let twice = try play(#""segment":"part","loop":true,"loopCount":2,"#)
    #expect([0.6, 1.1].map { twice.frame(at: $0) } == [13, 24])
    let still = try #require(
      run(
        #"{"initial":"s","states":[{"type":"PlaybackState","name":"s","animation":"a","segment":"part","transitions":[]}]}"#
      ).plays.first)
    #expect(still.frame(at: 1) == 10)
  }

  @Test("the end of a part, clicks and entries do their actions")
  func interactions() throws {
    let two = #"{"type":"Numeric","inputName":"n","conditionType":"GreaterThanOrEqual","compareTo":2}"#
    let machine =
      #"{"initial":"one","states":[\#(state("one", #""segment":"part","entryActions":[{"type":"Increment","inputName":"n"}],"#, to("two", two))),\#(state("two", #""loop":true,"entryActions":[{"type":"Reset","inputName":"n"}],"#))],"interactions":[{"type":"OnComplete","stateName":"one","actions":[{"type":"Increment","inputName":"n"}]},{"type":"Click","layerName":"Button","actions":[{"type":"SetProgress","value":0.5}]}],\#(inputs)}"#
    let run = try run(machine, [LottieStateInput(time: 1, kind: .act("Click", layer: "Button"))])
    #expect(run.plays.map(\.state) == ["one", "two", "two"])
    #expect(run.plays.map(\.start) == [0, 0.5, 1])
    #expect(run.plays[2].frame(at: 1) == 30 && run.plays[2].frame(at: 1.5) == 45)
    #expect(run.values["n"] == .number(0))
    let elsewhere = try self.run(machine, [LottieStateInput(time: 1, kind: .act("Click", layer: "Other"))])
    #expect(elsewhere.plays.count == 2 && elsewhere.issues.count == 1)
  }

  @Test("the global state leads anywhere, and seconds since the start are an input")
  func global() throws {
    let late =
      #"{"type":"Numeric","inputName":"@elapsedTime","conditionType":"GreaterThanOrEqual","compareTo":1.25}"#
    let go = #"{"type":"Event","inputName":"go"}"#
    let machine =
      #"{"initial":"one","states":[{"type":"GlobalState","name":"g","transitions":[\#(to("three", go))]},\#(state("one", "", to("two", late))),\#(state("two", "")),\#(state("three", #""final":true,"#))],\#(inputs)}"#
    #expect(try run(machine).plays.map(\.start) == [0, 1.25])
    let run = try run(
      machine, [LottieStateInput(time: 0.5, kind: .fire("go")), LottieStateInput(time: 2, kind: .fire("go"))])
    #expect(run.plays.map(\.state) == ["one", "three"] && run.isStopped)
  }

  @Test("a machine that begins in its global state shows the animation at rest until something happens")
  func rest() throws {
    let go = #"{"type":"Event","inputName":"go"}"#
    let machine =
      #"{"initial":"g","states":[{"type":"GlobalState","name":"g","transitions":[\#(to("one", go))]},\#(state("one", ""))],\#(inputs)}"#
    var run = LottieStateRun(
      try LottieStateMachine(Array(machine.utf8)),
      animations.merging(["": try #require(animations["b"])]) { $1 }, theme: nil)
    run.run([LottieStateInput(time: 1, kind: .fire("go"))])
    #expect(run.plays.map(\.animation) == ["", "a"] && run.plays[0].frame(at: 0.9) == 0)
    #expect(run.plays[1].frame(at: 1.5) == 15)
  }

  @Test("states that lead to each other without a condition end, and are reported")
  func circle() throws {
    let machine =
      #"{"initial":"one","states":[\#(state("one", "", to("two", ""))),\#(state("two", "", to("one", "")))]}"#
    let run = try run(machine)
    #expect(run.isStopped && run.plays.count < 100)
    #expect(run.issues.contains { $0.message.contains("circle") })
    #expect(throws: LottieError.self) { try self.run(#"{"initial":"none","states":[]}"#) }
  }

  @Test("a tween leads from the frame that was shown to the part's start")
  func tween() throws {
    let go = #"{"type":"Event","inputName":"go"}"#
    let machine =
      #"{"initial":"one","states":[\#(state("one", "", to("two", go, #""type":"Tweened","duration":0.5,"easing":[0,0,1,1]"#))),\#(state("two", #""segment":"part","#))],\#(inputs)}"#
    let play = try #require(run(machine, [LottieStateInput(time: 1, kind: .fire("go"))]).plays.last)
    let way = try #require(play.way(at: 1.25))
    #expect(way.frame == 30 && abs(way.share - 0.5) < 1e-9 && play.frame(at: 1.25) == 10)
    #expect(play.way(at: 1.5) == nil && play.frame(at: 1.6) == 13)
  }

  @Test("values of two frames are mixed on the way from one to the other")
  func mixing() throws {
    let shape =
      #"{"ty":4,"nm":"S","ind":1,"ip":0,"op":60,"st":0,"ks":{"p":{"a":1,"k":[{"t":0,"s":[0,0],"h":1},{"t":30,"s":[40,20],"h":1}]}},"shapes":[{"ty":"rc","p":{"k":[0,0]},"s":{"k":[20,20]},"r":{"k":0}},{"ty":"fl","c":{"k":[1,0,0]},"o":{"k":100}}]}"#
    let inside = #","assets":[{"id":"c","layers":[\#(shape)]}]"#
    let comp = #"{"ty":0,"refId":"c","ind":1,"ip":0,"op":60,"st":0,"w":100,"h":100,"ks":{}}"#
    for text in [LottieFixture.text(layers: shape), LottieFixture.text(layers: comp, rest: inside)] {
      let file = try LottieFixture.file(text)
      let record = LottieRecord()
      let canvas = CGRect(x: 0, y: 0, width: 100, height: 100)
      _ = file.items(at: 0, transform: .identity, canvas: canvas, record: record)
      let item = try #require(
        file.items(at: 0, tween: (30, 0.25), transform: .identity, canvas: canvas, record: record).first)
      #expect(item.transform.tx == 10 && item.transform.ty == 5)
    }
  }

  @Test("a film of a container lasts until nothing changes and what plays has gone round once")
  func film() throws {
    let animation = LottieFixture.text(layers: "", rest: #","markers":[{"cm":"part","tm":10,"dr":15}]"#)
    let go = #"{"type":"Event","inputName":"go"}"#
    let machine =
      #"{"initial":"one","states":[\#(state("one", "", to("two", go))),\#(state("two", #""segment":"part","loop":true,"#))],\#(inputs)}"#
    var zip = ZipWriter()
    zip.add(
      "manifest.json", Array(#"{"version":"2","animations":[{"id":"a"}],"stateMachines":[{"id":"m"}]}"#.utf8))
    zip.add("a/a.json", Array(animation.utf8))
    zip.add("s/m.json", Array(machine.utf8))
    let bytes = zip.finished()
    let still = try LottieStateFilm(bytes, machine: "m", inputs: [], theme: nil)
    #expect(still.plays.map(\.state) == ["one"] && still.duration == 2)
    let film = try LottieStateFilm(
      bytes, machine: "m", inputs: [LottieStateInput(time: 3, kind: .fire("go"))], theme: nil)
    #expect(film.duration == 3.5 && film.play(at: 2.9).state == "one" && film.play(at: 3).state == "two")
    #expect(throws: LottieError.self) {
      try LottieStateFilm(bytes, machine: "n", inputs: [], theme: nil)
    }
  }
}
