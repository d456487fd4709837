import SwiftUI

extension GalleryCase {
  private static let moments = [0.2, 0.3, 0.4]

  /// A tile that comes within 0.4 s by a transition.
  static func coming(
    _ sentence: String, _ transition: @escaping @MainActor @Sendable () -> AnyTransition
  ) -> GalleryCase {
    part(.transitions, sentence, width: 120, height: 80, at: moments) {
      Turning { isOn in
        ZStack { if isOn { tile(3).transition(transition()) } }.frame(width: 100, height: 60).border(.gray)
      }
    }
  }

  /// A tile that goes within 0.4 s by a transition.
  static func going(
    _ sentence: String, _ transition: @escaping @MainActor @Sendable () -> AnyTransition
  ) -> GalleryCase {
    part(.transitions, sentence, width: 120, height: 80, at: moments) {
      Turning { isOn in
        ZStack { if !isOn { tile(3).transition(transition()) } }.frame(width: 100, height: 60).border(.gray)
      }
    }
  }

  @CaseList static func transitions() -> [GalleryCase] {
    coming("opacity, in") { .opacity }
    going("opacity, out") { .opacity }
    coming("scale, in") { .scale }
    going("scale about a corner, out") { .scale(scale: 0.2, anchor: .topLeading) }
    coming("slide, in") { .slide }
    going("slide, out") { .slide }
    coming("move from the top, in") { .move(edge: .top) }
    going("move to the bottom, out") { .move(edge: .bottom) }
    coming("push from the bottom, in") { .push(from: .bottom) }
    going("push from the bottom, out") { .push(from: .bottom) }
    coming("offset, in") { .offset(x: 30, y: -20) }
    coming("blur and replace, in") { AnyTransition(.blurReplace) }
    coming("one way in and another out, in") { .asymmetric(insertion: .scale, removal: .opacity) }
    going("one way in and another out, out") { .asymmetric(insertion: .scale, removal: .opacity) }
    coming("two at once, in") { .move(edge: .leading).combined(with: .opacity) }
    part(.transitions, "a column closes over a leaving row", width: 120, height: 120, at: moments) {
      Turning { isOn in
        VStack {
          tile(1, 30); if !isOn { tile(2, 30) }; tile(3, 30)
        }
      }
    }
    part(.transitions, "a view with another identity", width: 120, height: 80, at: moments) {
      Turning { isOn in tile(isOn ? 2 : 5).id(isOn) }
    }
    part(.transitions, "a matched frame moves between two places", width: 200, height: 100, at: moments) {
      MatchedTiles()
    }
    part(.transitions, "a page zooms from a card", width: 200, height: 240, at: moments) {
      Turning { isOn in ZoomedPage(isOpen: isOn) }
    }
    part(.transitions, "a page zooms back to its card", width: 200, height: 240, at: moments) {
      Turning { isOn in ZoomedPage(isOpen: !isOn) }
    }
    part(.transitions, "a cover zooms from a card", width: 200, height: 240, at: moments) {
      Turning { isOn in ZoomedCover(isOpen: isOn, isSheet: false) }
    }
    part(.transitions, "a sheet zooms from a card", width: 200, height: 240, at: moments) {
      Turning { isOn in ZoomedCover(isOpen: isOn, isSheet: true) }
    }
    part(.transitions, "text that fades to another", width: 160, height: 60, at: moments) {
      Turning { isOn in Text(isOn ? "After" : "Before").font(.title) }
    }
    part(.transitions, "digits that roll", width: 160, height: 60, at: moments) {
      Turning { isOn in Text(isOn ? 42 : 17, format: .number).font(.title).contentTransition(.numericText()) }
    }
    part(.transitions, "a symbol replaces another", width: 100, height: 60, at: [0.15, 0.25, 0.5]) {
      Turning { isOn in
        Image(systemName: isOn ? "pause.fill" : "play.fill").font(.largeTitle)
          .contentTransition(.symbolEffect(.replace))
      }
    }
    part(.transitions, "a colour changes", width: 100, height: 60, at: moments) {
      Turning { isOn in Circle().fill(isOn ? .blue : .yellow).frame(width: 50) }
    }
    part(.transitions, "a shape is trimmed and turned", width: 100, height: 80, at: moments) {
      Turning { isOn in
        Circle().trim(from: 0, to: isOn ? 1 : 0.1).stroke(.red, lineWidth: 6).rotationEffect(
          .degrees(isOn ? 180 : 0)
        )
        .frame(width: 60, height: 60)
      }
    }
    part(.transitions, "a spring overshoots", width: 160, height: 60, at: [0.2, 0.4, 0.6, 2]) {
      Turning(.bouncy) { isOn in tile(1, 30).offset(x: isOn ? 50 : -50) }
    }
    part(.transitions, "keyframes", width: 160, height: 80, at: [0, 0.25, 0.5, 0.9]) {
      tile(1, 30).keyframeAnimator(initialValue: 0.0, repeating: true) { content, value in
        content.offset(x: value)
      } keyframes: { _ in
        KeyframeTrack {
          CubicKeyframe(50, duration: 0.5)
          SpringKeyframe(-50, duration: 0.5)
        }
      }
    }
    part(.transitions, "phases", width: 160, height: 80, at: [0, 0.2, 0.5, 0.9]) {
      PhaseAnimator([0.0, 40, -40]) {
        tile(1, 30).offset(x: $0)
      } animation: { _ in
        .linear(duration: 0.3)
      }
    }
  }
}
