// swift-format-ignore-file
import SwiftUI

struct TodoEntry: Identifiable, Equatable {
    var id = UUID().uuidString
    var name: String
    var isDone = false
}

final class TodoStore: ObservableObject {
    @Published var items: [TodoEntry] = [TodoEntry(name: "Milk"), TodoEntry(name: "Bread"), TodoEntry(name: "Eggs", isDone: true)]
    func toggle(_ item: TodoEntry) {
        guard let index = items.firstIndex(of: item) else { return }
        items[index].isDone.toggle()
    }
}

struct TodoListView: View {
    @ObservedObject var store = TodoStore()

    var body: some View {
        NavigationView {
            List {
                ForEach(store.items) { item in
                    HStack {
                        Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
                            .foregroundColor(item.isDone ? .green : .gray)
                        Text(item.name).strikethrough(item.isDone, color: .gray)
                        Spacer()
                    }
                    .contentShape(Rectangle())
                    .onTapGesture { withAnimation(.linear) { store.toggle(item) } }
                    .swipeActions { Button(role: .destructive) {} label: { Label("Delete", systemImage: "trash") } }
                }
                .onDelete(perform: { store.items.remove(atOffsets: $0) })
                .onMove { store.items.move(fromOffsets: $0, toOffset: $1) }
            }
            .listStyle(InsetGroupedListStyle())
            .navigationTitle("To Do")
            .navigationBarItems(leading: EditButton(), trailing: Button(action: add) { Image(systemName: "plus") })
        }
    }

    private func add() {
        withAnimation { store.items.append(TodoEntry(name: "New")) }
    }
}
