import SwiftUI

extension GalleryCase {
  @MainActor static var page: some View {
    NavigationStack { List { lines }.navigationTitle("Library") }
  }

  @CaseList static func presentations() -> [GalleryCase] {
    screen(.presentations, "a sheet rises", at: [0.2, 0.35, 1.5]) {
      Turning(nil) { isOn in page.sheet(isPresented: .constant(isOn)) { Text("Sheet") } }
    }
    screen(.presentations, "a sheet of half height with a handle", at: [1.5]) {
      Turning(nil) { isOn in
        page.sheet(isPresented: .constant(isOn)) {
          Text("Sheet").presentationDetents([.medium]).presentationDragIndicator(.visible)
        }
      }
    }
    screen(.presentations, "a popover below its button and one above", width: 480, height: 320) {
      VStack {
        Button("Above") {}.popover(isPresented: .constant(true)) { Text("Below its button").padding() }
        Spacer()
        Button("Below") {}.popover(isPresented: .constant(true)) {
          VStack(alignment: .leading) {
            Text("Two lines").font(.headline); Text("over their button")
          }
          .padding()
        }
      }
      .padding().environment(\.horizontalSizeClass, .regular)
    }
    screen(.presentations, "a popover in little room") {
      page.popover(isPresented: .constant(true)) { Text("As a sheet") }
    }
    screen(.presentations, "a form in a sheet", at: [1.5]) {
      Turning(nil) { isOn in
        page.sheet(isPresented: .constant(isOn)) { NavigationStack { settings.navigationTitle("Settings") } }
      }
    }
    screen(.presentations, "a sheet goes", at: [1.6, 1.75, 2.5], script: tap("Close", at: 1.5)) {
      Stated(true) { isOn in
        page.sheet(isPresented: isOn) { Button("Close") { isOn.wrappedValue = false } }
      }
    }
    screen(.presentations, "a cover rises", at: [0.2, 0.35, 1.5]) {
      Turning(nil) { isOn in page.fullScreenCover(isPresented: .constant(isOn)) { Text("Cover") } }
    }
    screen(.presentations, "an alert comes", at: [0.15, 0.25, 1]) {
      Turning(nil) { isOn in
        page.alert("Delete the file?", isPresented: .constant(isOn)) {
          Button("Delete", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("This can't be undone.")
        }
      }
    }
    screen(.presentations, "an alert of three buttons and a field", at: [1]) {
      Turning(nil) { isOn in
        page.alert("Name", isPresented: .constant(isOn)) {
          TextField("Name", text: .constant(""))
          Button("Save") {}
          Button("Save and close") {}
          Button("Cancel", role: .cancel) {}
        }
      }
    }
    screen(.presentations, "a confirmation dialog", at: [0.2, 1]) {
      Turning(nil) { isOn in
        page.confirmationDialog("Delete the file?", isPresented: .constant(isOn), titleVisibility: .visible) {
          Button("Delete", role: .destructive) {}
          Button("Move") {}
        }
      }
    }
    screen(.presentations, "a context menu", height: 320, at: [1.2, 2.5], script: press("Hold me", at: 0.5)) {
      Text("Hold me").padding().background(.yellow).contextMenu {
        Button("Copy", systemImage: "doc.on.doc") {}
        Button("Delete", systemImage: "trash", role: .destructive) {}
      }
    }
    screen(.presentations, "an inspector", at: [1]) {
      Turning(nil) { isOn in page.inspector(isPresented: .constant(isOn)) { Text("Inspector") } }
    }
  }
}
