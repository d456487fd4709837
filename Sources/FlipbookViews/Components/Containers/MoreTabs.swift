import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The pages that a tab bar has no room for, as rows of a list under the title "More".
struct MoreTabs: View {
  let items: [TabItem]
  let choose: @MainActor (Int) -> Void

  init(items: [TabItem], choose: @escaping @MainActor (Int) -> Void) {
    (self.items, self.choose) = (items, choose)
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(min(TabBar.room - 1, items.count)..<items.count, id: \.self) { page in
          Button {
            choose(page)
          } label: {
            HStack {
              items[page].label.labelStyle(.tabItem).environment(\.tabItemsAreRows, true)
              Spacer()
              LinkChevron()
            }
          }
        }
      }
      .listStyle(.plain)
      .navigationTitle("More")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}
