import Combine
import Flipbook
import FlipbookTestSupport
import SwiftUI

/// A tree of views from the prop `seed`, whose state changes at times and with animations of chance.
struct GeneratedViews: View {
  @StateObject private var model = GeneratedModel(seed: UInt64(Props.current.double("seed", default: 1)))

  var body: some View {
    GeneratedView(node: model.root, model: model)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .task { await model.runTask() }
      .onAppear { model.startTimers() }
  }
}

/// The state of a generated tree.
@MainActor
final class GeneratedModel: ObservableObject {
  /// A number for each node, 0…3, which says how it looks.
  @Published var states: [Int: Int] = [:]
  let root: GeneratedNode
  private let count: Int
  private var generator: SeededNumbers

  init(seed: UInt64) {
    generator = SeededNumbers(seed: seed)
    var count = 0
    root = GeneratedNode(depth: 4, count: &count, using: &generator)
    self.count = count
  }

  func state(_ node: GeneratedNode) -> Int { states[node.id, default: 0] }

  private func change() {
    let animations: [Animation?] = [
      nil, .linear(duration: 0.3), .spring(duration: 0.5), .easeInOut(duration: 0.7).delay(0.1), .bouncy,
      .easeOut(duration: 0.2).repeatCount(3),
    ]
    withAnimation(animations[Int(generator.next() % UInt64(animations.count))]) {
      for _ in 0...Int(generator.next() % 4) {
        states[1 + Int(generator.next() % UInt64(count))] = Int(generator.next() % 4)
      }
    }
  }

  func runTask() async {
    for _ in 0..<12 {
      try? await Task.sleep(for: .milliseconds(20 + Int(generator.next() % 200)))
      await Task.yield()
      change()
    }
  }

  func startTimers() {
    Timer.scheduledTimer(withTimeInterval: 0.1 + generator.unit() / 3, repeats: true) { [weak self] timer in
      MainActor.assumeIsolated { self?.change() }
    }
    for _ in 0..<4 {
      DispatchQueue.main.asyncAfter(deadline: .now() + generator.unit()) { [weak self] in self?.change() }
    }
  }
}

/// Shows a node and those below it.
struct GeneratedView: View {
  let node: GeneratedNode
  @ObservedObject var model: GeneratedModel

  private var state: Int { model.state(node) }
  private var color: Color {
    Color(hue: node.numbers[0] + Double(state) / 9, saturation: 0.8, brightness: 0.9)
  }

  var body: some View {
    content
      .padding(node.numbers[1] * (state == 1 ? 14 : 3))
      .opacity(state == 2 ? 0.5 : 1)
      .rotationEffect(.degrees(state == 3 ? node.numbers[2] * 50 : 0))
      .scaleEffect(state == 1 ? 0.7 + node.numbers[3] / 2 : 1)
      .offset(x: state == 2 ? node.numbers[4] * 20 : 0)
      .shadow(radius: node.numbers[5] > 0.8 ? CGFloat(state) * 2 : 0)
  }

  @ViewBuilder private var children: some View {
    ForEach(state == 3 ? node.children.reversed() : node.children) { child in
      if model.state(child) != 1 || child.numbers[5] < 0.6 {
        GeneratedView(node: child, model: model)
          .transition(child.numbers[3] < 0.5 ? AnyTransition.scale.combined(with: .opacity) : .slide)
      }
    }
  }

  @ViewBuilder private var content: some View {
    switch node.kind {
    case .column:
      VStack(alignment: state == 1 ? .leading : .center, spacing: node.numbers[2] * 9) { children }
    case .row: HStack(spacing: node.numbers[2] * 9) { children }
    case .pile: ZStack(alignment: state == 1 ? .topLeading : .center) { children }
    case .grid: LazyVGrid(columns: [GridItem(.adaptive(minimum: 30 + node.numbers[2] * 40))]) { children }
    case .branch:
      if state % 2 == 0 {
        GeneratedView(node: node.children[0], model: model).transition(.opacity)
      } else {
        GeneratedView(node: node.children[1], model: model).transition(.move(edge: .bottom))
      }
    case .text:
      Text(["one", "seven and more", "a", "longer than all of the others"][state])
        .font(.system(size: 8 + node.numbers[2] * 20, weight: state == 2 ? .bold : .regular))
        .foregroundColor(color)
    case .rectangle:
      Rectangle().fill(color).frame(width: 10 + node.numbers[2] * 60, height: 8 + Double(state) * 9)
    case .ellipse: Ellipse().stroke(color, lineWidth: 1 + Double(state) * 3).frame(width: 24, height: 18)
    case .capsule:
      Capsule().trim(from: 0, to: 0.3 + Double(state) / 5).stroke(color, lineWidth: 4).frame(height: 20)
    case .symbol:
      Image(systemName: ["star", "heart.fill", "bolt", "cloud"][state]).font(.title).foregroundColor(color)
    case .progress: ProgressView(value: Double(state) / 3).frame(width: 60)
    case .toggle: Toggle("t", isOn: .constant(state > 1)).labelsHidden()
    case .gradient:
      LinearGradient(
        colors: [color, .black.opacity(0.2)], startPoint: state > 1 ? .top : .leading, endPoint: .bottom
      )
      .frame(minWidth: 20, maxWidth: 70, minHeight: 12, maxHeight: 40)
    case .spiral:
      TimelineView(.animation) { line in
        let time = line.date.timeIntervalSinceReferenceDate
        Path { path in
          for step in 0..<40 {
            let (angle, radius) = (Double(step) / 4 + time * 3, Double(step) / 2)
            let point = CGPoint(x: 20 + radius * cos(angle), y: 20 + radius * sin(angle))
            if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
          }
        }
        .stroke(color).frame(width: 40, height: 40)
      }
    }
  }
}
