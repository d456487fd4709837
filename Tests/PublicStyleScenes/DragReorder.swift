// swift-format-ignore-file
import SwiftUI

struct DragReorderView: View {
    @State private var items = ["A", "B", "C", "D"]
    @State private var dragging: String?
    @State private var location: CGPoint = CGPoint(x: 195, y: 300)
    @GestureState private var fingerLocation: CGPoint? = nil
    @GestureState private var startLocation: CGPoint? = nil

    var simpleDrag: some Gesture {
        DragGesture()
            .onChanged { value in
                var newLocation = startLocation ?? location
                newLocation.x += value.translation.width
                newLocation.y += value.translation.height
                self.location = newLocation
            }
            .updating($startLocation) { (value, startLocation, transaction) in
                startLocation = startLocation ?? location
            }
    }

    var fingerDrag: some Gesture {
        DragGesture().updating($fingerLocation) { (value, fingerLocation, transaction) in
            fingerLocation = value.location
        }
    }

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 10).foregroundColor(.pink).frame(width: 100, height: 100)
                .position(location)
                .gesture(simpleDrag.simultaneously(with: fingerDrag))
            if let fingerLocation = fingerLocation {
                Circle().stroke(Color.green, lineWidth: 2).frame(width: 44, height: 44).position(fingerLocation)
            }
        }
    }
}
