import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The default style of tips: a plate with a picture, texts, and a cross at its trailing edge.
public struct MiniTipViewStyle: TipViewStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// A plate with the tip's parts.
  public func makeBody(configuration: Configuration) -> some View {
    TipParts(configuration: configuration)
  }
}

/// The parts of a tip on its plate, in the appearance that views around it set.
private struct TipParts: View {
  let configuration: TipViewStyleConfiguration
  @Environment(\.tipAppearance) private var appearance
  @Environment(\.tipIsPopover) private var isPopover

  var body: some View {
    let metrics = TipMetrics()
    HStack(alignment: .top, spacing: metrics.imageGap) {
      configuration.image?.resizable().scaledToFit()
        .frame(width: appearance.imageSize.width, height: appearance.imageSize.height)
        .foregroundStyle(appearance.imageStyle ?? AnyShapeStyle(.tint))
        .padding(.top, metrics.imageTop - metrics.top)
      VStack(alignment: .leading, spacing: 0) {
        texts(metrics).padding(.trailing, metrics.side)
        ForEach(0..<configuration.actions.count) { actionRow($0, metrics) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(.leading, metrics.side)
    .padding(.top, metrics.top)
    .padding(.bottom, configuration.actions.isEmpty ? metrics.bottom : 0)
    .overlay(alignment: .topTrailing) {
      Image(systemName: "xmark").font(.system(size: 17, weight: .medium)).foregroundStyle(.tertiary)
        .frame(width: 2 * metrics.cross.width, height: 2 * metrics.cross.height)
    }
    .modifier(TipPlate(appearance: appearance, isDrawn: !isPopover))
  }

  private func texts(_ metrics: TipMetrics) -> some View {
    VStack(alignment: .leading, spacing: isPopover ? metrics.titleGapInPopovers : metrics.titleGap) {
      configuration.title?.font(.headline)
        // Clear of the cross.
        .padding(.trailing, 2 * metrics.cross.width - metrics.side)
      configuration.message?.font(.subheadline).foregroundStyle(.secondary)
    }
  }

  /// A line and the title of an action below it; the first action's is semibold.
  private func actionRow(_ index: Int, _ metrics: TipMetrics) -> some View {
    let action = configuration.actions[index]
    return VStack(alignment: .leading, spacing: 0) {
      Divider().padding(.top, index == 0 ? metrics.beforeActions : 0)
      Button(action: { configuration.perform(action) }) {
        action.label.fontWeight(index == 0 ? .semibold : .regular)
          .frame(maxWidth: .infinity, minHeight: metrics.action, alignment: .leading)
      }
    }
  }
}
