import SwiftUI

extension GalleryCase {
  @MainActor static var lines: some View { ForEach(1..<31) { Text("Line \($0)") } }

  @CaseList static func bars() -> [GalleryCase] {
    screen(.bars, "a large title") { NavigationStack { List { lines }.navigationTitle("Library") } }
    screen(.bars, "an inline title") {
      NavigationStack { List { lines }.navigationTitle("Library").navigationBarTitleDisplayMode(.inline) }
    }
    screen(.bars, "a large title scrolls away", at: [0.65, 2.5], script: scroll(by: 200, at: 0.5)) {
      NavigationStack { List { lines }.navigationTitle("Library") }
    }
    screen(.bars, "a large title over a plain list", height: 240) {
      NavigationStack { List { lines }.listStyle(.plain).navigationTitle("Library") }
    }
    screen(.bars, "a title over content that does not scroll", height: 240) {
      NavigationStack { Text("Content").navigationTitle("Library") }
    }
    screen(.bars, "buttons at both ends of a bar", height: 160) {
      NavigationStack {
        Text("Content").navigationTitle("Library").navigationBarTitleDisplayMode(.inline).toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
        }
      }
    }
    screen(.bars, "symbols in a bar", height: 160) {
      NavigationStack {
        Text("Content").navigationTitle("Library").toolbar {
          ToolbarItem(placement: .topBarLeading) { EditButton() }
          ToolbarItemGroup(placement: .topBarTrailing) {
            Button("Filter", systemImage: "line.3.horizontal.decrease.circle") {}
            Button("Add", systemImage: "plus") {}
          }
        }
      }
    }
    screen(.bars, "a bar at the bottom", height: 200) {
      NavigationStack {
        Text("Content").toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Back", systemImage: "chevron.left") {}
            Spacer()
            Button("Share", systemImage: "square.and.arrow.up") {}
          }
        }
      }
    }
    screen(.bars, "a bar with a ground of its own", height: 160) {
      NavigationStack {
        Text("Content").navigationTitle("Library").navigationBarTitleDisplayMode(.inline)
          .toolbarBackground(.indigo, for: .navigationBar).toolbarBackground(.visible, for: .navigationBar)
          .toolbarColorScheme(.dark, for: .navigationBar)
      }
    }
    screen(.bars, "a search field below the title", height: 240) {
      NavigationStack { List { lines }.navigationTitle("Library").searchable(text: .constant("")) }
    }
    screen(.bars, "an open search with scopes", height: 240) {
      NavigationStack {
        List { lines }.navigationTitle("Library")
          .searchable(text: .constant("Line"), isPresented: .constant(true))
          .searchScopes(.constant(0)) {
            Text("All").tag(0)
            Text("Unread").tag(1)
          }
      }
    }
    screen(
      .bars, "a search that opens with suggestions", height: 240, at: [0.4, 0.6, 1.5],
      script: tap("Search", at: 0.5)
    ) {
      Stated("") { text in
        NavigationStack {
          List { lines }.navigationTitle("Library").searchable(text: text).searchSuggestions {
            Label("Recent", systemImage: "clock").searchCompletion("recent")
            Label("Starred", systemImage: "star").searchCompletion("starred")
          }
        }
      }
    }
    screen(
      .bars, "a title with a menu", height: 240, at: [0.4, 1.5],
      script: [InteractionStep(at: 0.5, .tap(.point(x: 160, y: 22), count: 1))]
    ) {
      NavigationStack {
        List { lines }.navigationTitle("Letter").navigationBarTitleDisplayMode(.inline).toolbarTitleMenu {
          Button("Rename", systemImage: "pencil") {}
          Button("Duplicate", systemImage: "plus.square.on.square") {}
        }
      }
    }
    screen(.bars, "tabs") {
      TabView {
        List { lines }.tabItem { Label("Listen Now", systemImage: "play.circle") }
        Text("Browse").tabItem { Label("Browse", systemImage: "square.grid.2x2") }.badge(3)
        Text("Search").tabItem { Label("Search", systemImage: "magnifyingglass") }
      }
    }
    screen(.bars, "tabs over a plain page", height: 240) {
      TabView {
        Text("Home").tabItem { Label("Home", systemImage: "house") }
        Text("Search").tabItem { Label("Search", systemImage: "magnifyingglass") }
      }
    }
    screen(.bars, "pages with dots", height: 200) {
      TabView {
        Color.orange; Color.teal; Color.purple
      }.tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))
    }
    screen(.bars, "a push", at: [0.6, 0.7, 1.5], script: tap("Onward", at: 0.5)) {
      NavigationStack {
        List { NavigationLink("Onward") { Text("There").navigationTitle("There") } }.navigationTitle("Here")
      }
    }
    screen(.bars, "a pop", at: [1.6, 1.7, 2.5], script: tap("Onward", at: 0.5) + tap("Here", at: 1.5)) {
      NavigationStack {
        List { NavigationLink("Onward") { Text("There").navigationTitle("There") } }.navigationTitle("Here")
      }
    }
    screen(.bars, "another tab is chosen", height: 240, at: [0.55, 1], script: tap("Search", at: 0.5)) {
      TabView {
        Text("Home page").tabItem { Label("Home", systemImage: "house") }
        Text("Search page").tabItem { Label("Search", systemImage: "magnifyingglass") }
      }
    }
  }
}
