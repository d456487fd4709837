import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A picker as a link to a page of its choices: the label, the chosen one and a chevron.
struct LinkPicker<SelectionValue: Hashable, Label: View, Content: View>: View {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  var body: some View {
    NavigationLink {
      LinkPickerPage(selection: selection, title: label as? Text, content: content)
    } label: {
      HStack(spacing: 8) {
        if !labelsAreHidden { label }
        LayoutContainer(layout: ChosenLayout(chosen: AnyHashable(selection.wrappedValue)), content: content)
          .foregroundStyle(Color(uiColor: .secondaryLabel))
          .frame(maxWidth: .infinity, alignment: .trailing)
      }
    }
    .control { .picker(selection, names: (label as? Text).map { [$0.plainString] } ?? []) }
  }
}

/// The choices of a picker on a page; a touch of one chooses it and goes back.
private struct LinkPickerPage<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let title: Text?
  let content: Content
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let (selection, dismiss) = (selection, dismiss)
    List {
      content.modifier(
        OptionRow(
          chosen: { AnyHashable(selection.wrappedValue) }, padding: 0,
          choose: { tag in
            if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
            dismiss()
          }))
    }
    .navigationTitle(title ?? Text(verbatim: ""))
    .navigationBarTitleDisplayMode(.inline)
  }
}
