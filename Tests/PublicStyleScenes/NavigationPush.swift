// swift-format-ignore-file
import SwiftUI

struct PushItem: Hashable, Identifiable {
    let id: Int
    var name: String { "Item \(id)" }
}

struct NavigationPushView: View {
    @State private var path = [PushItem]()

    var body: some View {
        NavigationStack(path: $path) {
            List(1..<6) { id in
                NavigationLink(value: PushItem(id: id)) {
                    Label("Item \(id)", systemImage: "\(id).circle")
                }
            }
            .navigationTitle("Items")
            .navigationDestination(for: PushItem.self) { item in
                VStack {
                    Text(item.name).font(.largeTitle)
                    NavigationLink("Deeper", value: PushItem(id: item.id * 10))
                    Button("Root") { path.removeAll() }
                }
                .navigationTitle(item.name)
                .navigationBarTitleDisplayMode(.inline)
            }
            .toolbar { Button("Jump") { path = [PushItem(id: 3), PushItem(id: 30)] } }
        }
    }
}
