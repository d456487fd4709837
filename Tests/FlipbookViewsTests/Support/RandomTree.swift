import FlipbookMotion
import FlipbookTestSupport
import Foundation

@testable import FlipbookDrawing
@testable import FlipbookViews

/// What a random scene is made of. The numbers say which of the scene's values it depends on, and how.
indirect enum RandomTree {
  case shape(Int)
  case text(Int)
  case stack(Int, [RandomTree])
  case modified(Int, RandomTree)
  case choice(Int, RandomTree, RandomTree)
  case rows(Int, RandomTree)
  case transition(Int, RandomTree)
  case button(Int, RandomTree)

  static func make(depth: Int, _ numbers: inout SeededNumbers) -> RandomTree {
    let number = numbers.below(1 << 20)
    guard depth > 0 else { return numbers.below(3) == 0 ? .text(number) : .shape(number) }
    func inner() -> RandomTree { make(depth: depth - 1, &numbers) }
    switch numbers.below(10) {
    case 0: return .stack(number, (0...numbers.below(4)).map { _ in inner() })
    case 1: return .choice(number, inner(), inner())
    case 2: return .rows(number, make(depth: min(1, depth - 1), &numbers))
    case 3: return .choice(number, .transition(number, inner()), .transition(number / 7, inner()))
    case 4: return .button(number, inner())
    default: return .modified(number, inner())
    }
  }
}

/// Changes the values of a random scene from outside.
final class RandomSceneControl {
  var change: @MainActor (Int, Int) -> Void = { _, _ in }
}

/// A scene made from a tree, whose values change by taps and from outside.
struct RandomScene: View {
  let tree: RandomTree
  let control: RandomSceneControl
  @State private var values = Array(repeating: 0, count: 8)

  static let animations: [Animation?] = [
    nil, .linear(duration: 0.4), .spring(duration: 0.5, bounce: 0.4), .easeOut(duration: 0.2).delay(0.1),
    .linear(duration: 0.3).repeatForever(), .interpolatingSpring(stiffness: 100, damping: 8),
    .bouncy.repeatCount(3), .timingCurve(0.2, -1, 0.8, 2, duration: 0.5).speed(1.5),
  ]

  var body: some View {
    control.change = { index, value in values[index % 8] = value }
    return RandomTreeView(tree: tree, values: $values)
  }
}

private struct RandomTreeView: View {
  let tree: RandomTree
  @Binding var values: [Int]

  private func value(_ number: Int) -> Int { values[number % 8] }
  private func amount(_ number: Int) -> Double { Double(value(number) % 16) / 16 }
  private func color(_ number: Int) -> Color {
    Color(hue: amount(number), saturation: 0.8, brightness: 0.5 + Double(number % 5) / 10)
  }
  private func view(_ tree: RandomTree) -> RandomTreeView { RandomTreeView(tree: tree, values: $values) }

  var body: some View { content }

  private var content: AnyView {
    switch tree {
    case .shape(let number): AnyView(shape(number))
    case .text(let number): AnyView(Text("\(number % 10) \(value(number))").foregroundColor(color(number)))
    case .stack(let number, let trees): AnyView(stack(number, trees))
    case .modified(let number, let tree): AnyView(modified(number, view(tree)))
    case .choice(let number, let first, let second):
      AnyView(Group { if value(number) % 2 == 0 { view(first) } else { view(second) } })
    case .rows(let number, let tree):
      AnyView(
        ForEach(0..<(value(number) % 4), id: \.self) { row in
          view(tree).offset(x: CGFloat(row * 5)).id((row + value(number / 8)) % 5)
        })
    case .transition(let number, let tree): AnyView(view(tree).transition(transition(number)))
    case .button(let number, let tree):
      AnyView(
        view(tree).onTapGesture {
          withAnimation(RandomScene.animations[number % 7]) { values[number % 8] += 1 }
        })
    }
  }

  @ViewBuilder private func shape(_ number: Int) -> some View {
    switch number % 6 {
    case 0: Circle().fill(color(number))
    case 1: RoundedRectangle(cornerRadius: 20 * amount(number)).fill(color(number / 6))
    case 2: Circle().trim(from: 0, to: amount(number)).stroke(color(number), lineWidth: 4)
    case 3: LinearGradient(colors: [color(number), .white], startPoint: .top, endPoint: .bottom)
    case 4: Spacer()
    default: color(number).frame(width: 10 + 40 * amount(number), height: 20)
    }
  }

  @ViewBuilder private func stack(_ number: Int, _ trees: [RandomTree]) -> some View {
    let content = ForEach(trees.indices, id: \.self) { view(trees[$0]) }
    switch number % 4 {
    case 0: HStack(spacing: 20 * amount(number)) { content }
    case 1: VStack(alignment: value(number) % 2 == 0 ? .leading : .trailing) { content }
    case 2: ZStack(alignment: value(number) % 3 == 0 ? .topLeading : .center) { content }
    default:
      (value(number) % 2 == 0 ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout()))({ content })
    }
  }

  private func modified(_ number: Int, _ view: RandomTreeView) -> AnyView {
    let amount = self.amount(number / 32)
    return switch number % 22 {
    case 0: AnyView(view.offset(x: 50 * amount, y: -20 * amount))
    case 1: AnyView(view.rotationEffect(.degrees(360 * amount)))
    case 2: AnyView(view.scaleEffect(2 * amount))
    case 3: AnyView(view.opacity(amount))
    case 4: AnyView(view.blur(radius: 5 * amount))
    case 5: AnyView(view.shadow(color: color(number), radius: 4 * amount))
    case 6: AnyView(view.frame(width: 100 * amount, alignment: .leading))
    case 7: AnyView(view.frame(maxWidth: .infinity, maxHeight: 80 * amount + 1))
    case 8: AnyView(view.padding(10 * amount))
    case 9: AnyView(view.background(color(number)))
    case 10: AnyView(view.overlay(alignment: .bottom) { Circle().fill(color(number)).frame(width: 5) })
    case 11: AnyView(view.clipShape(RoundedRectangle(cornerRadius: 20 * amount)))
    case 12: AnyView(view.rotation3DEffect(.degrees(180 * amount), axis: (1, 1, 0)))
    case 13: AnyView(view.animation(RandomScene.animations[number % 7], value: value(number)))
    case 14: AnyView(view.zIndex(amount))
    case 15: AnyView(view.position(x: 100 * amount, y: 50))
    case 16: AnyView(view.fixedSize())
    case 17: AnyView(GeometryReader { proxy in view.frame(width: proxy.size.width * amount) })
    case 18: AnyView(view.mask(Circle()))
    case 19: AnyView(view.saturation(amount).blendMode(value(number) % 2 == 0 ? .normal : .multiply))
    case 20: AnyView(view.layoutPriority(amount).aspectRatio(1 + amount, contentMode: .fit))
    default: AnyView(view.id(value(number)))
    }
  }

  private func transition(_ number: Int) -> AnyTransition {
    switch number % 7 {
    case 0: .opacity
    case 1: .scale(scale: 0.2, anchor: .bottom)
    case 2: .move(edge: .leading).combined(with: .opacity)
    case 3: .slide
    case 4: .asymmetric(insertion: .push(from: .top), removal: .identity)
    case 5: .offset(x: 30).animation(.linear(duration: 0.2))
    default: .identity
    }
  }
}
