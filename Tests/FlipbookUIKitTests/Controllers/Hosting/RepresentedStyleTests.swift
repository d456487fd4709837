import FlipbookCombine
import FlipbookDrawing
import FlipbookTestSupport
import FlipbookTime
import FlipbookViews
import Foundation
import Testing

@testable import FlipbookUIKit

/// The interface style of the window of a represented view.
@MainActor
@Suite struct RepresentedStyleTests {
  private struct Kit: UIViewRepresentable {
    /// The style that the scene gives to the window; nil for none.
    var style: UIUserInterfaceStyle?
    let view = UIView()

    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {
      if let style { view.window?.overrideUserInterfaceStyle = style }
    }
  }

  private final class Count: ObservableObject {
    @Published var value = 0
  }

  private struct Stage: View {
    @ObservedObject var count: Count
    let kit: Kit
    var body: some View {
      kit.environment(\.colorScheme, count.value == 1 ? .dark : .light).environment(
        \.displayScale, CGFloat(count.value + 1))
    }
  }

  private func styles(_ style: UIUserInterfaceStyle?) -> [UIUserInterfaceStyle] {
    SceneContext.current.nextScene().enter()
    let (count, kit) = (Count(), Kit(style: style))
    let runtime = ViewRuntime.withoutCurrent {
      ViewRuntime(size: CGSize(width: 50, height: 50), background: .white, resources: TestRendering.resources)
      {
        Stage(count: count, kit: kit)
      }
    }
    return [0, 2, 1, 0].enumerated().map { index, value in
      count.value = value
      _ = runtime.displayList(at: Double(index))
      return kit.view.traitCollection.userInterfaceStyle
    }
  }

  @Test("it follows the scheme around it, until the scene sets another one")
  func follows() {
    #expect(styles(nil) == [.light, .light, .dark, .light])
    #expect(styles(.dark).dropFirst() == [.dark, .dark, .dark])
  }

  private struct Toggle: UIViewRepresentable {
    let control = UISwitch()
    func makeUIView(context: Context) -> UISwitch { control }
    func updateUIView(_ control: UISwitch, context: Context) {}
  }

  private struct Board: View {
    @ObservedObject var count: Count
    let toggle: Toggle
    var body: some View { toggle.disabled(count.value == 1) }
  }

  /// alphagov/govuk-mobile-ios-ui-components, `SwiftUIButton` disabled.
  @Test("a represented control is disabled by the views around it, and enabled with them again")
  func disabled() {
    SceneContext.current.nextScene().enter()
    let (count, toggle) = (Count(), Toggle())
    let runtime = ViewRuntime.withoutCurrent {
      ViewRuntime(size: CGSize(width: 50, height: 50), background: .white, resources: TestRendering.resources)
      {
        Board(count: count, toggle: toggle)
      }
    }
    let states = [0, 1, 0].enumerated().map { index, value in
      count.value = value
      _ = runtime.displayList(at: Double(index))
      return toggle.control.isEnabled
    }
    #expect(states == [true, false, true])
    // A control that the scene itself has disabled stays so.
    toggle.control.isEnabled = false
    _ = runtime.displayList(at: 4)
    #expect(!toggle.control.isEnabled)
  }
}
