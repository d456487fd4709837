import FlipbookDiagnostics
import FlipbookMotion
import Foundation
import Synchronization

/// The texts that one scene's drawings resolved lately, by text and environment: a frame draws most of what the frame before
/// drew.
final class ResolvedTexts: Sendable {
  private struct Key: Hashable {
    let text: Text
    /// The environment's identity.
    let environment: Int

    /// Folds only what differs between most texts; equality compares all.
    func hash(into hasher: inout Hasher) {
      hasher.combine(environment)
      guard let first = text.segments.first else { return }
      hasher.combine(first.content)
      hasher.combine(first.attributes.font)
    }
  }

  /// The most texts kept.
  private static let capacity = 2_048
  /// The longest text kept, in bytes: those of a frame that are longer are few, and laying one out takes longer than
  /// resolving it.
  private static let longest = 256

  private let texts = Mutex(BoundedCache<Key, TextResolution>(capacity: ResolvedTexts.capacity))

  /// A text with the environment of a context applied, made anew or from the last time.
  ///
  /// - Parameter recorder: Has the means by which it is measured.
  func resolution(
    of text: Text, in environment: EnvironmentValues, _ recorder: DisplayListRecorder
  ) -> TextResolution {
    guard Self.isKept(text) else { return Self.resolve(text, environment, recorder) }
    let key = Key(text: text, environment: environment.version)
    if let known = texts.withLock({ $0.value(for: key) }) { return known }
    let collector = DiagnosticCollector.current
    let before = collector.reportCount
    let made = Self.resolve(text, environment, recorder)
    // A text with diagnostics is resolved at each use, so that each use reports them.
    if collector.reportCount == before { texts.withLock { $0.insert(made, for: key) } }
    return made
  }

  private static func resolve(
    _ text: Text, _ environment: EnvironmentValues, _ recorder: DisplayListRecorder
  ) -> TextResolution {
    let resources = recorder.resources
    return TextResolution(text.content(in: environment, resources: resources), resources.textEngine)
  }

  /// Whether a text depends on nothing but its environment, and is short.
  private static func isKept(_ text: Text) -> Bool {
    var length = 0
    for index in text.segments.indices {
      length += text.segments[index].content.utf8.count
      guard length <= longest, text.segments[index].live == nil, text.segments[index].image == nil,
        text.segments[index].attributes.hasFixedColors
      else { return false }
    }
    return true
  }
}

extension Text.Attributes {
  /// Whether the colours depend on nothing but the environment.
  fileprivate var hasFixedColors: Bool {
    color?.isFixed ?? true && background?.isFixed ?? true && underline?.color?.isFixed ?? true
      && strikethrough?.color?.isFixed ?? true
  }
}

extension Color {
  /// Whether the colour depends on nothing but the environment: on no catalogue, and on no code of the scene's.
  fileprivate var isFixed: Bool {
    switch storage {
    case .components, .system, .primary, .secondary, .background, .dynamic, .ground: true
    case .accent, .asset, .custom: false
    case .opacity(let color, _): color.isFixed
    case .mix(let one, let other, _, _): one.isFixed && other.isFixed
    }
  }
}
