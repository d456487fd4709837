import Foundation
import FlipbookTestSupport
import Testing

@testable import FlipbookLayerScenes

@MainActor
@Suite("What is wrong with a scene file, and where")
struct SceneIssueTests {
  @Test(
    "of layers",
    arguments: [
      (
        #"{"opacty": 1}"#,
        "$.layers[0].opacty: a plain layer has no key \"opacty\"; did you mean \"opacity\"?"
      ),
      (#"{"type": "shap"}"#, "$.layers[0].type: this should be one of"),
      (#"{"strokeEnd": 1}"#, "it belongs to shape layers (\"type\": \"shape\")"),
      (#"{"position": [1]}"#, "$.layers[0].position: this should be a point: [x, y], not a list of 1"),
      (#"{"position": [1, "2"]}"#, "$.layers[0].position[1]: this should be a number, not the text \"2\""),
      (#"{"opacity": "NaN"}"#, "$.layers[0].opacity: this should be a number, not the text \"NaN\""),
      (#"{"opacity": 2}"#, "this should be a number from 0 to 1, not the number 2"),
      (#"{"opacity": true}"#, "this should be a number, not true"),
      (#"{"cornerRadius": -1}"#, "this should be a number of 0 or more"),
      (#"{"position": [1e300, 0]}"#, "a number from -1000000000 to 1000000000"),
      (#"{"backgroundColor": "tomatoe"}"#, "did you mean \"tomato\"?"),
      (
        #"{"transform": [{"rotat": 1}]}"#,
        "$.layers[0].transform[0].rotat: a transform has no step \"rotat\"; did you mean \"rotate\"?"
      ),
      (#"{"transform": [1, 2, 3]}"#, "a matrix of 6 numbers"),
      (#"{"transform": {"rotate": "45 degrees"}}"#, "an angle: a number of radians"),
      (#"{"transform": {"perspective": 0}}"#, "$.layers[0].transform.perspective"),
      (#"{"type": "shape", "path": "M0 0 Q"}"#, "$.layers[0].path: SVG path data should have"),
      (#"{"type": "shape", "path": {"shape": "cirle"}}"#, "did you mean \"circle\"?"),
      (#"{"type": "shape", "path": {"shape": "circle", "radius": 3}}"#, "the shape circle needs \"center\""),
      (#"{"type": "shape", "path": {"center": [0, 0]}}"#, "needs \"shape\""),
      (#"{"type": "text", "string": {}}"#, "a text, or a list of runs"),
      (#"{"type": "text", "font": {"weight": "fat"}}"#, "\"ultraLight\""),
      (#"{"type": "gradient", "locations": [0, 1, 0.5]}"#, "a list that ascends"),
      (#"{"type": "gradient", "colors": ["red", "gren"]}"#, "$.layers[0].colors[1]"),
      (
        #"{"contents": "missing-picture.png"}"#,
        "$.layers[0].contents: there is no image “missing-picture.png”"
      ),
      (#"{"layers": {}}"#, "$.layers[0].layers: this should be a list of layers"),
      (#"{"mask": 3}"#, "$.layers[0].mask: this should be a layer: an object, not the number 3"),
      (#"{"position": null}"#, "given or left out, not null"),
      (#"{"filters": [{"blurr": 3}]}"#, "did you mean \"blur\"?"),
      (#"{"compositingFilter": "multiplyy"}"#, "did you mean \"multiply\"?"),
      (#"{"type": "replicator", "instanceCount": 1e6}"#, "a whole number from 0 to 10000"),
      (#"{"type": "emitter", "emitterCells": [{"birthrate": 1}]}"#, "did you mean \"birthRate\"?"),
      (#"{"actions": {"positoin": null}}"#, "did you mean \"position\"?"),
      ("7", "$.layers[0]: this should be a layer: an object, not the number 7"),
    ])
  func layers(_ layer: String, _ expected: String) {
    let issues = SceneFilm.issues(layer: layer)
    #expect(issues.contains { $0.contains(expected) }, "\(issues)")
  }

  @Test(
    "of animations",
    arguments: [
      (
        #"{"keyPath": "positon", "to": [0, 0]}"#,
        "$.layers[0].animations[0].keyPath: a plain layer has no key path \"positon\" that can be animated; did you mean \"position\"?"
      ),
      (#"{"keyPath": "strokeEnd", "to": 1}"#, "that can be animated; shape layers have"),
      (#"{"to": 1}"#, "a basic animation needs \"keyPath\""),
      (#"{"keyPath": "opacity"}"#, "needs \"from\", \"to\" or \"by\""),
      (#"{"keyPath": "opacity", "to": [1]}"#, "$.layers[0].animations[0].to: this should be a number"),
      (#"{"keyPath": "position", "to": 3}"#, "a point: [x, y]"),
      (#"{"keyPath": "opacity", "to": 1, "duration": -1}"#, "a time: a number of seconds"),
      (#"{"keyPath": "opacity", "to": 1, "duration": "1 sec"}"#, "a time: a number of seconds"),
      (#"{"keyPath": "opacity", "fromValue": 1}"#, "it belongs to code; here it is \"from\""),
      (#"{"keyPath": "opacity", "to": 1, "mass": 2}"#, "it belongs to spring animations"),
      (#"{"keyPath": "opacity", "to": 1, "timingFunction": "easin"}"#, "did you mean \"easeIn\"?"),
      (#"{"keyPath": "opacity", "to": 1, "timingFunction": [2, 0, 0, 1]}"#, "time can't run backwards"),
      (#"{"keyPath": "opacity", "to": 1, "repeatCount": "always"}"#, "\"forever\""),
      (
        #"{"keyPath": "opacity", "to": 1, "beginTime": 1, "delay": 1}"#,
        "\"beginTime\" or \"delay\", not both"
      ),
      (
        #"{"type": "keyframe", "keyPath": "opacity", "values": [0, 1], "keyTimes": [0, 0.5, 1]}"#,
        "$.layers[0].animations[0].keyTimes: there are 3 key times, but 2 are needed"
      ),
      (
        #"{"type": "keyframe", "keyPath": "opacity", "values": [0, 1], "keyTimes": [0, 1], "calculationMode": "discrete"}"#,
        "but 3 are needed: one more than values"
      ),
      (
        #"{"type": "keyframe", "keyPath": "opacity", "values": [0, 1, 2], "keyTimes": [0, 1, 0.5]}"#,
        "must ascend"
      ),
      (
        #"{"type": "keyframe", "keyPath": "opacity", "values": [0, 1], "timingFunctions": ["linear", "linear"]}"#,
        "there are 2 timing functions, but 1 are needed"
      ),
      (#"{"type": "keyframe", "keyPath": "opacity", "values": []}"#, "at least one value"),
      (#"{"type": "keyframe", "keyPath": "opacity"}"#, "needs \"values\" or a \"path\""),
      (#"{"type": "keyframe", "keyPath": "opacity", "path": "M0 0 L1 1"}"#, "is not a point"),
      (#"{"type": "keyframe", "keyPath": "position", "path": "M0 0"}"#, "no line or curve to follow"),
      (
        #"{"type": "keyframe", "keyPath": "position", "path": "M0 0 L1 1 L2 2", "keyTimes": [0, 1]}"#,
        "but 3 are needed"
      ),
      (
        #"{"type": "keyframe", "keyPath": "position", "values": [[0, 0]], "biasValues": [0, 1]}"#,
        "there are 2 numbers, but 1 are needed"
      ),
      (#"{"type": "spring", "keyPath": "opacity", "to": 1, "damping": 0}"#, "needs a \"duration\""),
      (
        #"{"type": "spring", "keyPath": "opacity", "to": 1, "bounce": 0.2}"#,
        "goes with \"perceptualDuration\""
      ),
      (#"{"type": "group", "animations": [{"type": "transition"}]}"#, "can't be part of a group"),
      (#"{"type": "group"}"#, "a group needs \"animations\""),
      (#"{"type": "transition", "transition": "pull"}"#, "\"push\""),
      (#"{"type": "transition", "startProgress": 0.5, "endProgress": 0.2}"#, "should not be below"),
      (#"{"keyPath": "transform", "valueFunction": "scale", "to": 2}"#, "3 numbers: [x, y, z]"),
    ])
  func animations(_ animation: String, _ expected: String) {
    let issues = SceneFilm.issues(layer: #"{"animations": [\#(animation)]}"#)
    #expect(issues.contains { $0.contains(expected) }, "\(issues)")
  }

  @Test(
    "of the scene",
    arguments: [
      ("{}", "$: a scene needs \"layers\""),
      ("[]", "$: this should be a scene: an object, not an empty list"),
      (#"{"layers": [], "durration": 3}"#, "did you mean \"duration\"?"),
      (#"{"layers": [], "size": [0, 5]}"#, "from 1 to 16384 points"),
      (#"{"layers": [], "frameRate": 0}"#, "$.frameRate"), (#"{"layers": [], "duration": 0}"#, "$.duration"),
      (#"{"layers": [], "version": 2}"#, "$.version: this should be a whole number from 1 to 1"),
      (#"{"layers": [], "layers": []}"#, "the key \"layers\" is there twice"),
      (#"{"layers": ["{{nme}}"], "props": {"name": "x"}}"#, "there is no \"nme\"; did you mean \"name\"?"),
      (#"{"layers": [], "props": {"n": {"type": "nummber"}}}"#, "did you mean \"number\"?"),
      (
        #"{"layers": [], "props": {"n": {"type": "number", "default": "x"}}}"#,
        "the default should be a number"
      ),
      (#"{"layers": [], "props": {"n": {"type": "number"}}}"#, "the prop \"n\" has no default"),
      (#"{"layers": [], "props": {"n": 1}, "variables": {"n": 2}}"#, "a variable can't have the name \"n\""),
      (#"{"layers": [{"use": "a"}]}"#, "there is no definition \"a\"; the scene has no \"definitions\""),
      (#"{"layers": [{"use": "dott"}], "definitions": {"dot": {"value": {}}}}"#, "did you mean \"dot\"?"),
      (
        #"{"layers": [{"use": "a"}], "definitions": {"a": {"value": {"use": "b"}}, "b": {"value": {"use": "a"}}}}"#,
        "in a circle: a → b → a"
      ),
      (
        #"{"layers": [{"use": "a", "with": {"y": 1}}], "definitions": {"a": {"parameters": {"x": 1}, "value": {}}}}"#,
        "has no parameter \"y\""
      ),
      (
        #"{"layers": [{"use": "a"}], "definitions": {"a": {"parameters": {"x": {"type": "number"}}, "value": {}}}}"#,
        "needs the parameter \"x\""
      ),
      (
        #"{"layers": [{"use": "a", "with": {"x": "q"}}], "definitions": {"a": {"parameters": {"x": {"type": "number"}}, "value": {}}}}"#,
        "the parameter \"x\" takes a number, not the text \"q\""
      ),
      (#"{"layers": [], "definitions": {"a": {}}}"#, "a definition needs \"value\""),
      (#"{"layers": [{"forEach": -1, "value": {}}]}"#, "a whole number from 0 to 100000"),
      (#"{"layers": [{"forEach": 2}]}"#, "\"forEach\" needs a \"value\""),
      (
        #"{"layers": [], "transactions": [{"changes": []}]}"#, "$.transactions[0]: a transaction needs \"at\""
      ),
      (
        #"{"layers": [{"name": "box"}], "transactions": [{"at": 1, "changes": [{"layer": "bix", "set": {}}]}]}"#,
        "no layer has the name \"bix\"; did you mean \"box\"?"
      ),
      (
        #"{"layers": [{"name": "a"}, {"name": "a"}], "transactions": [{"at": 1, "changes": [{"layer": "a", "set": {}}]}]}"#,
        "2 layers have the name \"a\""
      ),
      (
        #"{"layers": [{"name": "a"}], "transactions": [{"at": 1, "changes": [{"layer": "a", "set": {"opacty": 1}}]}]}"#,
        "did you mean \"opacity\"?"
      ),
      (
        #"{"layers": [{"name": "a"}], "transactions": [{"at": 1, "changes": [{"layer": "a"}]}]}"#,
        "a change needs one of"
      ),
      (
        #"{"layers": [{"name": "a"}], "transactions": [{"at": "end", "changes": []}], "markers": {"ende": 1}}"#,
        "did you mean \"ende\"?"
      ),
    ])
  func scenes(_ text: String, _ expected: String) {
    let issues = SceneFilm.issues(text)
    #expect(issues.contains { $0.contains(expected) }, "\(issues)")
  }

  @Test("all of them, in the order of the file, and not the first alone")
  func all() {
    let issues = SceneFilm.issues(
      #"{"layers": [{"opacty": 1, "position": 3}, {"animations": [{"keyPath": "x"}, 4]}], "lenght": 1}"#)
    #expect(issues.count == 5)
    #expect(issues.first?.hasPrefix("$.layers[0].opacty") == true)
    #expect(issues.last?.hasPrefix("$.lenght") == true)
  }

  @Test("in a definition, reported with where it is used")
  func uses() throws {
    let text = #"""
      {
        "definitions": {"dot": {"parameters": {"o": 1}, "value": {"opacity": "{{o}}"}}},
        "layers": [{"use": "dot"}, {"use": "dot", "with": {"o": 5}}]
      }
      """#
    do {
      _ = try SceneFilm.scene(text)
      Issue.record("it is wrong")
    } catch let error as SceneFileError {
      #expect(error.issues.count == 1)
      #expect(
        error.issues.first?.place == JSONPlace(path: "$.definitions.dot.value.opacity", line: 2, column: 72))
      #expect(error.issues.first?.uses == ["$.layers[1]"])
    }
  }

  @Test("no more than can be read")
  func limit() {
    let layers = [String](repeating: #"{"opacty": 1}"#, count: 1_000).joined(separator: ",")
    do {
      _ = try SceneFilm.scene("{\"layers\": [\(layers)]}")
      Issue.record("it is wrong")
    } catch {
      #expect((error as? SceneFileError)?.issues.count == 200)
    }
  }

  @Test("definitions that double with each use, and texts that do")
  func growth() {
    let definitions = (1...30).map { index in
      let inner = index == 1 ? "{}" : #"{"layers": [{"use": "d\#(index - 1)"}, {"use": "d\#(index - 1)"}]}"#
      return #""d\#(index)": {"value": \#(inner)}"#
    }
    let text = #"{"definitions": {\#(definitions.joined(separator: ","))}, "layers": [{"use": "d30"}]}"#
    #expect(SceneFilm.issues(text).contains { $0.contains("more than 1000000 values") })

    let texts = (1...40).map { #""t\#($0)": "\#($0 == 1 ? "x" : "{{t\($0 - 1)}}{{t\($0 - 1)}}")""# }
    let long = #"{"variables": {\#(texts.joined(separator: ","))}, "layers": []}"#
    #expect(SceneFilm.issues(long).contains { $0.contains("too long") })

    let lists = (1...60).map { #""l\#($0)": [\#($0 == 1 ? "1" : "\"{{l\($0 - 1)}}\", \"{{l\($0 - 1)}}\"")]"# }
    let wide = #"{"variables": {\#(lists.joined(separator: ","))}, "layers": []}"#
    #expect(SceneFilm.issues(wide).contains { $0.contains("more than 1000000 values") })

    let nested = (1...400).map { #""n\#($0)": [\#($0 == 1 ? "1" : "\"{{n\($0 - 1)}}\"")]"# }
    let deep = #"{"variables": {\#(nested.joined(separator: ","))}, "layers": []}"#
    #expect(SceneFilm.issues(deep).contains { $0.contains("200 deep") })
  }

  @Test("a hundred megabytes are refused without being read")
  func size() {
    let bytes = [UInt8](repeating: 32, count: 100 << 20)
    #expect(throws: SceneFileError.self) {
      try LayerScene.read(bytes, resources: TestRendering.resources)
    }
  }
}
