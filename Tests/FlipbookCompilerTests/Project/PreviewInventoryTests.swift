import FlipbookProjects
import Testing

@testable import FlipbookCompiler

@Suite("Finding previews")
struct PreviewInventoryTests {
  private func previews(_ source: String) -> [ProjectPreview] {
    PreviewInventory(
      ParsedScene(source: source, number: 0).scenes, source: source, module: "App", file: "/p/V/A.swift",
      shown: "V/A.swift"
    ).items.map(\.preview)
  }

  @Test("Macros give title, line, traits and state")
  func macros() {
    let found = previews(
      """
      import SwiftUI
      #Preview("One", traits: .landscapeLeft, .fixedLayout(width: 1, height: 2)) { Text("1") }
      #Preview { @Previewable @State var on = true; Toggle("", isOn: $on) }
      """)
    #expect(found.map(\.title) == ["One", "Preview 2"])
    #expect(found.map(\.id) == ["App/V/A.swift:2", "App/V/A.swift:3"])
    #expect(found[0].traits == [".landscapeLeft", ".fixedLayout(width: 1, height: 2)"])
    #expect(found.map(\.hasState) == [false, true])
  }

  @Test("Every preview of a provider is one: statements, groups and loops over lists that are written out")
  func providers() {
    let found = previews(
      """
      import SwiftUI
      struct A_Previews: PreviewProvider {
        static var previews: some View {
          Text("1").previewDisplayName("First")
          Group { Text("2"); Text("3") }.padding()
          ForEach([1, 2], id: \\.self) { Text("\\($0)") }
        }
      }
      """)
    #expect(found.map(\.title) == ["First", "A_Previews 2", "A_Previews 3", "A_Previews 4", "A_Previews 5"])
    #expect(found.map(\.number) == [0, 1, 2, 3, 4])
    #expect(Set(found.map(\.id)).count == 5)
  }

  @Test("Of a provider that returns its view, what stands before is no preview")
  func returned() {
    let found = previews(
      """
      import SwiftUI
      struct A_Previews: PreviewProvider {
        static var previews: some View {
          let model = Model()
          model.text = "Test"
          prepare(model)
          return Group { Text("1"); Text("2") }
        }
      }
      """)
    #expect(found.map(\.title) == ["A_Previews 1", "A_Previews 2"])
  }

  @Test("Previews inside an #if for another system are left out")
  func conditions() {
    let found = previews(
      """
      import SwiftUI
      #if os(macOS)
      #Preview("Mac") { Text("") }
      #else
      #Preview("Phone") { Text("") }
      #endif
      #if DEBUG
      #Preview("Debug") { Text("") }
      #endif
      """)
    #expect(found.map(\.title) == ["Phone", "Debug"])
  }
}
