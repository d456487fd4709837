import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A button that takes what has been copied; in a film nothing has.
public struct PasteButton: View {
  public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}

  public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") {}.buttonStyle(.borderedProminent)
  }
}

/// A button that begins to change a name.
public struct RenameButton: View {
  public init() {}
  public var body: some View { Button("Rename", systemImage: "pencil") {} }
}

/// A button that leads to help.
public struct HelpLink: View {
  let action: @MainActor () -> Void

  public init(destination: URL) { action = {} }
  public init(action: @escaping @MainActor () -> Void) { self.action = action }

  public var body: some View { Button("Help", systemImage: "questionmark.circle", action: action) }
}

/// A button that opens the settings of an app.
public struct SettingsLink<Label: View>: View {
  let label: Label
  public init(@ViewBuilder label: () -> Label) { self.label = label() }
  public var body: some View { Button(action: {}) { label } }
}

extension SettingsLink where Label == FlipbookViews.Label<Text, Image> {
  public init() { self.init { FlipbookViews.Label("Settings…", systemImage: "gearshape") } }
}

/// A calendar on which any number of days is chosen.
public struct MultiDatePicker<Label: View>: View {
  let selection: Binding<Set<DateComponents>>
  let label: Label

  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    (self.selection, self.label) = (selection, label())
  }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, label: label) }

  public var body: some View {
    let calendar = FilmCalendar.calendar
    let now = FilmClock.date(at: FilmClock.now)
    let parts = calendar.dateComponents([.year, .month], from: now)
    let first = calendar.date(from: parts) ?? now
    let lead = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 30
    VStack(alignment: .leading, spacing: 12) {
      Text(FilmDate.text(first, "MMMM yyyy")).font(.headline)
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 7), spacing: 6) {
        ForEach(0..<(lead + count)) { place in
          let day = place - lead + 1
          if day > 0 {
            let key = DateComponents(era: 1, year: parts.year, month: parts.month, day: day)
            let chosen = selection.wrappedValue.first {
              $0.month == key.month && $0.day == day && $0.year == key.year
            }
            Text("\(day)")
              .foregroundStyle(chosen == nil ? AnyShapeStyle(.primary) : AnyShapeStyle(.white))
              .frame(width: 36, height: 36)
              .background(chosen == nil ? AnyShapeStyle(.clear) : AnyShapeStyle(.tint), in: Circle())
              .contentShape(Circle())
              .onTapGesture {
                if let chosen {
                  selection.wrappedValue.remove(chosen)
                } else {
                  selection.wrappedValue.insert(key)
                }
              }
          } else {
            Color.clear.frame(width: 36, height: 36)
          }
        }
      }
    }
  }
}

extension MultiDatePicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>)
  {
    self.init(selection: selection) { Text(titleKey) }
  }
}
