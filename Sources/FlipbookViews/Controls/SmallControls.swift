import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The button that starts and ends editing.
public struct EditButton: View {
  @Environment(\.editMode) private var mode

  public init() {}

  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
    }
  }
}

/// A label with a value at the trailing side.
public struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  @Environment(\.labeledContentStyle) private var style

  public var body: some View {
    style.make(
      LabeledContentStyleConfiguration(
        label: LabeledContentStyleConfiguration.Label(view: AnyView(label)),
        content: LabeledContentStyleConfiguration.Content(view: AnyView(content))))
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }
}

extension LabeledContent where Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }
}

/// Views in a box under a label.
public struct GroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.groupBoxStyle) private var style

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  public init(label: Label, @ViewBuilder content: () -> Content) {
    (self.label, self.content) = (label, content())
  }

  public var body: some View {
    style.make(
      GroupBoxStyleConfiguration(
        label: GroupBoxStyleConfiguration.Label(view: AnyView(label)),
        content: GroupBoxStyleConfiguration.Content(view: AnyView(content))))
  }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.init(label: EmptyView(), content: content) }
}

extension GroupBox where Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }
}

/// A label over views that can be folded away.
public struct DisclosureGroup<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  let binding: Binding<Bool>?
  @State private var isOpen = false

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (self.label, self.content, binding) = (label(), content(), isExpanded)
  }

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content, binding) = (label(), content(), nil)
  }

  @Environment(\.disclosureGroupStyle) private var style

  public var body: some View {
    style.make(
      DisclosureGroupStyleConfiguration(
        label: DisclosureGroupStyleConfiguration.Label(view: AnyView(label)),
        content: DisclosureGroupStyleConfiguration.Content(view: AnyView(content)),
        isExpanded: binding ?? $isOpen))
  }
}

extension DisclosureGroup where Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(title) })
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(titleKey) })
  }
}

/// A control for a colour: a round well.
public struct ColorPicker<Label: View>: View {
  let color: Binding<Color>
  let label: Label
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    color = selection
    self.label = label()
  }

  public var body: some View {
    let metrics = ControlMetrics.current.colorWell
    return HStack(spacing: 0) {
      if !labelsAreHidden {
        label
        Spacer(minLength: 8)
      }
      ZStack {
        Circle().strokeBorder(Self.hues, lineWidth: metrics.ring)
        Circle().fill(color.wrappedValue).frame(width: metrics.disc, height: metrics.disc)
      }
      .frame(width: metrics.size, height: metrics.size)
      .modifier(CloseToRowEdges())
    }
    .controlSpacing()
  }

  /// Eight colours a turn, from red at the trailing side downwards; as on the phone, in components of 255.
  private static var hues: AngularGradient {
    let colors: [(Double, Double, Double)] = [
      (235, 77, 74), (189, 81, 211), (113, 84, 235), (76, 200, 230), (69, 232, 135), (143, 235, 76),
      (235, 232, 76), (234, 172, 78), (235, 77, 74),
    ]
    return AngularGradient(
      colors: colors.map { Color(.sRGB, red: $0.0 / 255, green: $0.1 / 255, blue: $0.2 / 255) },
      center: .center)
  }
}

extension ColorPicker where Label == Text {
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection) { Text(title) }
  }

  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection) { Text(titleKey) }
  }
}

/// An image from an address. A film reaches no network: what stands in for the image is shown. Files are read at once.
public struct AsyncImage<Content: View>: View {
  let content: Content

  /// The image of a file; nil, with a diagnostic, for all else.
  private static func image(_ url: URL?) -> Image? {
    if let url, url.isFileURL, FileManager.default.fileExists(atPath: url.path) { return Image(url.path) }
    DiagnosticCollector.current.warn(
      "image.network",
      "The image at \(url?.absoluteString ?? "no address") is not loaded: a render reaches no network.")
    return nil
  }

  public init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, Color> {
    let image = Self.image(url)
    content = _ConditionalContent(
      storage: image.map { .trueContent($0) } ?? .falseContent(Color.gray.opacity(0.2)))
  }

  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> I, @ViewBuilder placeholder: () -> P
  ) where Content == _ConditionalContent<I, P> {
    let image = Self.image(url)
    self.content = _ConditionalContent(
      storage: image.map { .trueContent(content($0)) } ?? .falseContent(placeholder()))
  }

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: (AsyncImagePhase) -> Content
  ) {
    self.content = content(Self.image(url).map { .success($0) } ?? .empty)
  }

  public var body: some View { content }
}

/// How far the loading of an image is.
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
