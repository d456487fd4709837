import FlipbookDiagnostics
import FlipbookPicture
import Foundation

/// The animations of a container as a state machine plays them.
package struct LottieStateFilm: Sendable {
  /// The animations that play, in the order of time; at least one.
  package let plays: [LottieStatePlay]
  /// Seconds until nothing changes any more, and what plays then has gone round once.
  package let duration: Double
  /// All that is not done as the machine asks.
  package let issues: [Diagnostic]

  /// Runs a machine.
  ///
  /// - Parameters:
  ///   - name: That of the machine.
  ///   - inputs: The inputs of the machine, in any order.
  /// - Throws: ``LottieError`` where the container has no such machine, or it plays nothing.
  package init(_ bytes: [UInt8], machine name: String, inputs: [LottieStateInput], theme: String?) throws {
    guard LottieContainer.begins(bytes) else {
      throw LottieError(message: "only containers (.lottie) have state machines")
    }
    let container = try LottieContainer(bytes)
    let machine = try LottieStateMachine(container.stateMachine(name))
    var animations: [String: LottieStateRun.Animation] = [:]
    for id in Set([""] + machine.states.compactMap { $0.playback?.animation }).sorted() {
      guard let text = try? container.animation(id.isEmpty ? nil : id) else { continue }
      let header = try LottieHeader(LottieTextReader.readAnimation(text))
      animations[id] = LottieStateRun.Animation(
        range: (header.inPoint, header.outPoint), rate: header.frameRate, markers: header.markers)
    }
    var run = LottieStateRun(machine, animations, theme: theme)
    run.run(
      inputs.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
        .map(\.element))
    guard let last = run.plays.last else {
      throw LottieError(message: "the state machine \"\(name)\" plays nothing")
    }
    (plays, issues) = (run.plays, run.issues)
    let settled = last.begin + last.round
    duration = max(1e-3, min(settled, (inputs.map(\.time).max() ?? 0) + LottieStateRun.horizon))
  }

  /// The animation that plays at a time of the film.
  package func play(at time: Double) -> LottieStatePlay {
    plays.last { $0.start <= time } ?? plays[0]
  }
}

extension LottieContainer {
  /// The text of a state machine.
  ///
  /// - Throws: ``LottieError`` where there is none of that name.
  func stateMachine(_ name: String) throws -> [UInt8] {
    if let file = files["s/\(name).json"] ?? files["states/\(name).json"] { return file }
    let known = (try manifest()["stateMachines"]?.array ?? []).compactMap { $0["id"]?.string }
    let near = NearestWord.find(name, in: known).map { "; did you mean \"\($0)\"?" } ?? ""
    throw LottieError(message: "the container has no state machine \"\(name)\"\(near)")
  }
}
