import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite struct StyleTests {
  private func colors(@ViewBuilder _ content: () -> some View) -> [String] {
    ViewRuntime(content: content).colors(at: 0)
  }

  private func text(@ViewBuilder _ content: () -> some View) -> String {
    ViewRuntime(content: content).displayList(at: 0).description
  }

  @Test("the levels of the foreground are those of the label colour, or fainter than the style set")
  func hierarchy() {
    #expect(
      colors {
        Rectangle().fill(.primary)
        Rectangle().fill(.secondary)
        Rectangle().fill(.tertiary)
        Rectangle().fill(.quaternary)
      } == ["#000000FF", "#3C3C4399", "#3C3C434D", "#3C3C432E"])
    #expect(
      colors {
        ZStack {
          Rectangle().fill(.primary)
          Rectangle().fill(.secondary)
          Rectangle().fill(.tertiary)
        }
        .foregroundStyle(.blue)
      } == ["#007AFFFF", "#007AFF80", "#007AFF40"])
    #expect(
      colors {
        ZStack {
          Rectangle()
          Rectangle().fill(.secondary)
          Rectangle().fill(.tertiary)
        }
        .foregroundStyle(.red, .green, .blue)
      } == ["#FF3B30FF", "#34C759FF", "#007AFFFF"])
  }

  @Test("the levels of the background are the system's grounds, or fainter than the style set")
  func background() {
    #expect(
      colors {
        Rectangle().fill(.background.secondary)
        Rectangle().fill(.background.tertiary).environment(\.colorScheme, .dark)
        Rectangle().fill(.background.secondary).backgroundStyle(.red)
      } == ["#F2F2F7FF", "#2C2C2EFF", "#FF3B3080"])
  }

  /// A style for the background that is the background itself, or a level of it on dark.
  private struct Ground: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark ? AnyShapeStyle(.background.secondary) : AnyShapeStyle(.background)
    }
  }

  @Test("a background style that is the background sees the scheme's as its own")
  func ownBackground() {
    #expect(
      colors {
        Rectangle().fill(.background).backgroundStyle(Ground())
        Rectangle().fill(.background).backgroundStyle(Ground()).environment(\.colorScheme, .dark)
        Rectangle().fill(.background.secondary).backgroundStyle(Ground())
      } == ["#FFFFFFFF", "#1C1C1EFF", "#FFFFFF80"])
  }

  @Test("a level that is set as the foreground is one of the foreground around")
  func nestedHierarchy() {
    #expect(colors { Rectangle().foregroundStyle(.secondary) } == ["#3C3C4399"])
    #expect(colors { Rectangle().foregroundStyle(.secondary).foregroundStyle(.blue) } == ["#007AFF80"])
    #expect(
      colors { Rectangle().foregroundStyle(.foreground.opacity(0.5)).foregroundColor(.red) } == ["#FF3B3080"])
  }

  @Test("a choice may name the primary colour before one of the system's, or behind it")
  func choice() {
    func tile(_ isOn: Bool) -> [String] {
      colors {
        Rectangle().foregroundStyle(isOn ? .primary : .red)
        Rectangle().foregroundStyle(isOn ? .red : .primary)
        Rectangle().fill(isOn ? .secondary : .blue)
        Text("x").foregroundStyle(isOn ? .primary : .red).opacity(0)
      }
    }
    #expect(tile(true).prefix(3) == ["#000000FF", "#FF3B30FF", "#3C3C4399"])
    #expect(tile(false).prefix(3) == ["#FF3B30FF", "#000000FF", "#007AFFFF"])
  }

  @Test("styles can be made fainter, shadowed, blended and laid over a rectangle")
  func operators() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    #expect(text { Rectangle().fill(gradient.opacity(0.5)) }.contains("#FF3B3080"))
    let drop = text { Circle().fill(.red.shadow(.drop(color: .black, radius: 4, x: 1, y: 2))) }
    #expect(drop.contains("(filter shadow"), "\(drop)")
    let inner = text { Circle().fill(Color.red.shadow(.inner(radius: 4))) }
    #expect(inner.contains("(filter shadow") && inner.contains("sourceAtop"), "\(inner)")
    #expect(text { Rectangle().fill(.red.blendMode(.multiply)) }.contains("multiply"))
    let placed = text { Rectangle().fill(gradient.in(CGRect(x: 10, y: 0, width: 20, height: 10))) }
    #expect(placed.contains("10") && placed != text { Rectangle().fill(gradient) }, "\(placed)")
    #expect(text { Text("a").foregroundStyle(.red.shadow(.drop(radius: 3))) }.contains("(filter shadow"))
  }

  @Test("a tint is the colour of what follows the accent")
  func tint() {
    #expect(colors { Rectangle().fill(.tint).tint(.green) } == ["#34C759FF"])
    #expect(colors { Rectangle().fill(Color.accentColor).tint(nil) } == ["#007AFFFF"])
  }

  @Test("a material is what lies behind it, blurred under a tint for the surroundings")
  func material() {
    let thin = text { Color.clear.background(.ultraThinMaterial, in: .rect(cornerRadius: 8)) }
    #expect(thin.contains("(backdrop (blur 22) (saturation 0.83) (tint #E7E7E760))"), "\(thin)")
    let regular = text { Rectangle().fill(.regularMaterial) }
    #expect(regular.contains("(backdrop (blur 28) (saturation 1.95) (tint #F4F4F4CC))"), "\(regular)")
    let dark = text { Rectangle().fill(.regularMaterial).colorScheme(.dark) }
    #expect(dark.contains("(saturation 1.42) (tint #2A2A2ABA)"), "\(dark)")
    let faded = text { Rectangle().fill(.regularMaterial.opacity(0.5)) }
    #expect(faded.contains("(backdrop"), "\(faded)")
  }

  @Test("a gradient over a whole text is a gradient, also when the text sets it itself")
  func textGradient() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let own = text { Text("ab").foregroundStyle(gradient) }
    #expect(own.contains("gradient"), "\(own)")
    #expect(own == text { Text("ab").environment(\.lineLimit, nil).foregroundStyle(gradient) })
    let parts = text { Text("ab").foregroundStyle(gradient) + Text("c") }
    #expect(parts.contains("#FF3B30FF") && !parts.contains("gradient"), "\(parts)")
  }

  private func content(@ViewBuilder _ content: () -> some View) -> TextContent {
    let engine = RecordingTextEngine()
    let runtime = ViewRuntime(
      size: CGSize(width: 100, height: 100),
      resources: DrawingResources(textEngine: engine, imageProvider: NoImages()), content: content)
    _ = runtime.displayList(at: 0)
    return engine.last.value
  }

  final class RecordingTextEngine: TextEngine, @unchecked Sendable {
    final class Box: @unchecked Sendable { var value = TextContent(runs: []) }
    let last = Box()
    func layout(_ content: TextContent, in size: CGSize) -> TextLayout {
      last.value = content
      return FixedTextEngine().layout(content, in: size)
    }
  }

  @Test("attributes of text can be set on any view, and those of a text win")
  func textAttributes() {
    let bold = content { HStack { Text("a").font(.title) }.fontWeight(.heavy).italic().kerning(3) }
    let run = bold.runs[0]
    #expect(run.font.size == 28 && run.font.isItalic && run.kerning == 3)
    #expect(run.font == content { Text("a").font(.title).fontWeight(.heavy).italic() }.runs[0].font)
    #expect(content { Group { Text("a").kerning(1) }.kerning(2) }.runs[0].kerning == 1)
    #expect(content { Text(verbatim: "aBc").textCase(.uppercase) }.string == "ABC")
    #expect(content { Group { Text("a") }.underline().strikethrough() }.runs[0].underline != nil)
  }
}
