import FlipbookDrawing
import FlipbookMotion
import Foundation

/// One of the places that an assistive technology goes to.
public struct AccessibilityRotorEntry<ID: Hashable>: View {
  /// Makes an entry with a label; nothing is kept of it.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
  /// Makes an entry with a localized label; nothing is kept of it.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  /// Makes an entry with a label from a string; nothing is kept of it.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
  /// Makes an entry of a view in a namespace, with a label; nothing is kept of it.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  /// Makes an entry of a view in a namespace, with a label from a string; nothing is kept of it.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
  /// Makes an entry of a view in a namespace, with a localized label; nothing is kept of it.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
  /// Makes an entry of a part of a text; nothing is kept of it.
  public init(_ label: Text, textRange: Range<String.Index>, prepare: @escaping () -> Void = {})
  where ID == Never {}
  /// An empty view: an entry is never drawn.
  public var body: some View { EmptyView() }
}
