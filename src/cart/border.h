/* The border round the picture on a Super Game Boy, sent once at power-on. */
#ifndef CART_BORDER_H
#define CART_BORDER_H

/* Only on a Super Game Boy, before the VBlank handler and the first screen: it uses all of VRAM and
 * leaves the LCD off. Takes about 35 frames. */
void border_send(void);

#endif
