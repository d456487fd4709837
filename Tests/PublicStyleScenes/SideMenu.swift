// swift-format-ignore-file
import SwiftUI

struct SideMenuDemo: View {
    @State var showMenu = false

    var body: some View {
        let drag = DragGesture()
            .onEnded {
                if $0.translation.width < -100 {
                    withAnimation { self.showMenu = false }
                }
            }

        return NavigationView {
            GeometryReader { geometry in
                ZStack(alignment: .leading) {
                    Button(action: { withAnimation { self.showMenu = true } }) { Text("Show Menu") }
                        .frame(width: geometry.size.width, height: geometry.size.height)
                        .offset(x: self.showMenu ? geometry.size.width / 2 : 0)
                        .disabled(self.showMenu ? true : false)
                    if self.showMenu {
                        VStack(alignment: .leading) {
                            ForEach(["person", "envelope", "gear"], id: \.self) { name in
                                HStack {
                                    Image(systemName: name).foregroundColor(.gray).imageScale(.large)
                                    Text(name.capitalized).foregroundColor(.gray).font(.headline)
                                }
                                .padding(.top, 30)
                            }
                            Spacer()
                        }
                        .padding()
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .background(Color(red: 32 / 255, green: 32 / 255, blue: 32 / 255))
                        .frame(width: geometry.size.width / 2)
                        .transition(.move(edge: .leading))
                    }
                }
                .gesture(drag)
            }
            .navigationBarTitle("Side Menu", displayMode: .inline)
            .navigationBarItems(leading: (
                Button(action: { withAnimation { self.showMenu.toggle() } }) {
                    Image(systemName: "line.horizontal.3").imageScale(.large)
                }
            ))
        }
    }
}
