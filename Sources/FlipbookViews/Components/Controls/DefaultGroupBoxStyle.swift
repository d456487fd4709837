import FlipbookDrawing
import FlipbookMotion
import Foundation

private enum GroupBoxDepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  /// How many boxes a view is in.
  fileprivate var groupBoxDepth: Int {
    get { self[GroupBoxDepthKey.self] }
    set { self[GroupBoxDepthKey.self] = newValue }
  }
}

/// A box with round corners, grey, and in another box by turns of the system's ground and grey.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// The label over the content, as wide as there is room.
  public func makeBody(configuration: Configuration) -> some View {
    GroupBoxChrome(configuration: configuration)
  }
}

private struct GroupBoxChrome: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.groupBoxDepth) private var depth

  init(configuration: GroupBoxStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      VStack { configuration.content }
        .frame(maxWidth: .infinity)
        .transformEnvironment(\.groupBoxDepth) { $0 += 1 }
    }
    .padding(16)
    .background(ground, in: RoundedRectangle(cornerRadius: 8))
  }

  private var ground: Color {
    Color(uiColor: depth.isMultiple(of: 2) ? .secondarySystemBackground : .systemBackground)
  }
}
